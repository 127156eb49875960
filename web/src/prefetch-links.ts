import { matchRoutes, type RouteObject } from 'react-router-dom';
import { getRequest } from './apollo/operation-request.ts';
import { firstScreen } from './features/products/first-requests.ts';
import { isSomebodyStored } from './session/session-user.ts';

/**
 * Loads the screen behind a link as soon as somebody points at it or comes to it with the keyboard: its code, and, for
 * guests, its data into the browser's cache, for as long as the gateway lets it stay there. The code alone is loaded for
 * links that come into view, when the browser has nothing else to do: a list leads to one screen, but to many products.
 * Gives back how to stop that.
 */
export function prefetchLinks(routes: RouteObject[]): () => void {
  let last: string | undefined;
  const onLink = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.href === last || link.origin !== location.origin || savesData()) return;
    last = link.href;
    prefetch(routes, new URL(link.href));
  };
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || savesData()) continue;
      inView.unobserve(target);
      whenIdle(() => void Promise.allSettled(codeOf(routes, new URL((target as HTMLAnchorElement).href).pathname)));
    }
  });
  const watch = (): void => document.querySelectorAll('main a[href^="/"]').forEach((link) => inView.observe(link));
  const changes = new MutationObserver(() => whenIdle(watch));
  const begin = (): void => {
    changes.observe(document.body, { childList: true, subtree: true });
    whenIdle(watch);
  };

  document.addEventListener('pointerover', onLink);
  document.addEventListener('focusin', onLink);
  // Nothing is loaded ahead that could be in the way of the first screen.
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    document.removeEventListener('pointerover', onLink);
    document.removeEventListener('focusin', onLink);
    window.removeEventListener('load', begin);
    changes.disconnect();
    inView.disconnect();
  };
}

/** The code of a screen, as far as it is not there yet. */
function codeOf(routes: RouteObject[], pathname: string): Promise<unknown>[] {
  const lazy = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => route.lazy ?? []);
  return lazy.flatMap((load) => (typeof load === 'function' ? load() : []));
}

/** Runs something when the browser has nothing else to do; Safari can't tell, so there it is run soon. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run);
}

function prefetch(routes: RouteObject[], { pathname, searchParams }: URL): void {
  const wanted = codeOf(routes, pathname);
  const screen = isSomebodyStored() ? undefined : firstScreen(pathname, searchParams);
  if (screen) {
    const [address, init] = getRequest(screen.request);
    wanted.push(fetch(address, { ...init, priority: 'low' }));
  }
  // What fails now is asked for again, and told, when the screen is opened.
  void Promise.allSettled(wanted);
}

/** True where the browser was told to load no more than it must. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
