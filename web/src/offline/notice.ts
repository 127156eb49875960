let notice: string | undefined;
const listeners = new Set<() => void>();

/** What the bar says of the connection and of the age of the screen. Empty: that the shop is offline, and no more is known. */
export const offlineNotice = (): string | undefined => notice ?? (navigator.onLine ? undefined : '');

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
