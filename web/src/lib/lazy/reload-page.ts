import { withStorage } from '../browser-storage.ts';

/**
 * Loads the page anew, and remembers that; false: it was loaded anew for this address of this build before, or the browser can't
 * remember. So nothing that stays broken reloads in a loop.
 */
export function reloadPage(): boolean {
  const build = document.querySelector<HTMLScriptElement>('script[src]')?.src;
  const mark = `reloaded ${build} ${location.pathname}`;
  const isFirst = withStorage('sessionStorage', (storage) => {
    if (storage.getItem(mark)) return false;
    storage.setItem(mark, 'yes');
    return true;
  });
  if (isFirst) location.reload();
  return isFirst === true;
}
