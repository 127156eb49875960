/** The same before this room's code has come, and where nothing more is known. */
export const OFFLINE =
  'You are offline. What you have already seen is still here; the rest comes when the connection is back.';

let notice: string | undefined;
const listeners = new Set<() => void>();

/** What the bar says of the connection, of the age of the screen, and of what waits to be sent. */
export const offlineNotice = (): string | undefined => notice ?? (navigator.onLine ? undefined : OFFLINE);

export function setOfflineNotice(text: string | undefined): void {
  notice = text;
  for (const listener of listeners) listener();
}

export function onOfflineNotice(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
