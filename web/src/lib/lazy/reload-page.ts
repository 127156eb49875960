import { appFile } from './app-file.ts';
import { withStorage } from '../browser-storage.ts';

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
