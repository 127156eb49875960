import { storedValue } from './lib/browser-storage.ts';
import { scrollKey } from './shell/shell.tsx';

/** React Router's storage key. The values are scroll positions in px. */
const STORE = 'react-router-scroll-positions';
/** After one of these, the user decides where the page scrolls. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
/** How long, in ms, a screen may take to become long enough. */
const WINDOW_MS = 5_000;

/** Restores the scroll position after a reload, once the page is long enough. React Router does not wait for data. */
export function keepPlace(): void {
  const left = storedValue(STORE, (found) => found as Partial<Record<string, number>>, 'sessionStorage').read() ?? {};
  let stop = (): void => undefined;

  const restore = (): void => {
    stop();
    const place = currentPlace();
    const wanted = left[place] ?? 0;
    // Restores only once: from now on React Router has the newer position.
    delete left[place];
    if (wanted === 0) return;
    const over = new AbortController();
    const timer = setTimeout(() => stop(), WINDOW_MS);
    const growth = new ResizeObserver(() => {
      if (currentPlace() !== place) stop();
      else if (document.documentElement.scrollHeight - window.innerHeight >= wanted) window.scrollTo(0, wanted);
    });
    stop = () => {
      clearTimeout(timer);
      growth.disconnect();
      over.abort();
    };
    for (const type of TAKES_OVER) window.addEventListener(type, stop, { signal: over.signal });
    growth.observe(document.body);
  };

  window.addEventListener('popstate', restore);
  restore();
}

function currentPlace(): string {
  const { key = 'default' } = (history.state ?? {}) as { key?: string };
  const { pathname, search, hash } = location;
  return scrollKey({ key, pathname, search, hash });
}
