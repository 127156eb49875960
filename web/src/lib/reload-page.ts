import { withStorage } from './browser-storage.ts';

/** Address of the app's first file, which differs in each build. A page that the server rendered names it in a link. */
export function appFile(): string | undefined {
  const app = document.querySelector<HTMLScriptElement | HTMLLinkElement>('script[src], link[data-later=app]');
  if (!app) return undefined;
  return app instanceof HTMLLinkElement ? app.href : app.src;
}

/** Reloads once per address and build, so never in a loop. False: not reloaded, or the browser cannot store that. */
export function reloadPageOnce(): boolean {
  const key = `reloaded ${appFile()} ${location.pathname}`;
  const isFirst = withStorage('sessionStorage', (storage) => {
    if (storage.getItem(key)) return false;
    storage.setItem(key, 'yes');
    return true;
  });
  if (isFirst) location.reload();
  return isFirst === true;
}
