import { storedValue } from './lib/browser-storage.ts';
import { scrollKey } from './shell/shell.tsx';

/** React Router's storage key. The values are scroll positions in px. */
const STORAGE_KEY = 'react-router-scroll-positions';
/** After one of these, the user decides where the page scrolls. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
/** How long, in ms, a screen may take to become long enough. */
const WAIT_MS = 5_000;

/** Restores the scroll position after a reload, once the page is long enough. React Router does not wait for data. */
export function restoreScroll(): void {
  const positions =
    storedValue(STORAGE_KEY, (found) => found as Partial<Record<string, number>>, 'sessionStorage').read() ?? {};
  let stop = (): void => undefined;

  const restore = (): void => {
    stop();
    const key = currentScrollKey();
    const position = positions[key] ?? 0;
    // Restores only once: from now on React Router has the newer position.
    delete positions[key];
    if (position === 0) return;
    const controller = new AbortController();
    const timer = setTimeout(() => stop(), WAIT_MS);
    const observer = new ResizeObserver(() => {
      if (currentScrollKey() !== key) stop();
      else if (document.documentElement.scrollHeight - window.innerHeight >= position) window.scrollTo(0, position);
    });
    stop = () => {
      clearTimeout(timer);
      observer.disconnect();
      controller.abort();
    };
    for (const type of USER_EVENTS) window.addEventListener(type, stop, { signal: controller.signal });
    observer.observe(document.body);
  };

  window.addEventListener('popstate', restore);
  restore();
}

function currentScrollKey(): string {
  const { key = 'default' } = (history.state ?? {}) as { key?: string };
  const { pathname, search, hash } = location;
  return scrollKey({ key, pathname, search, hash });
}
