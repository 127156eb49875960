import { storedValue } from './lib/browser-storage.ts';
import { scrollKey } from './shell/shell.tsx';

/** Where React Router keeps how far down, in px, each screen was left when its page went. */
const STORE = 'react-router-scroll-positions';
/** What says that the visitor has taken over. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
/** How long a screen may take to be long enough, in ms. */
const WINDOW_MS = 5_000;

/**
 * Takes whoever returns to a screen, after a reload, to where they left it, as soon as it is long enough again: the router does not
 * wait for what has yet to be loaded.
 */
export function keepPlace(): void {
  const left = storedValue(STORE, (found) => found as Partial<Record<string, number>>, 'sessionStorage').read() ?? {};
  let stop = (): void => undefined;

  const restore = (): void => {
    stop();
    const place = currentPlace();
    const wanted = left[place] ?? 0;
    // From here on the router knows better.
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
