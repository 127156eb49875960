const listeners = new Set<() => void>();

/** For a list that is on the screen and does not read from the cache. Returns how to stop. */
export function onProductChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A product was changed from elsewhere than the list on the screen. */
export function tellProductChanged(): void {
  for (const listener of listeners) listener();
}
