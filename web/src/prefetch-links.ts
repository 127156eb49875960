import { matchRoutes, type RouteObject } from 'react-router-dom';
import { getRequest } from './apollo/operation-request.ts';
import { firstScreen } from './features/products/first-requests.ts';
import { isSomebodyStored } from './session/session-user.ts';

/**
 * Loads the screen behind a link as soon as somebody points at it or comes to it with the keyboard: its code, and, for
 * guests, its data into the browser's cache, for as long as the gateway lets it stay there. Gives back how to stop that.
 */
export function prefetchLinks(routes: RouteObject[]): () => void {
  let last: string | undefined;
  const onLink = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.href === last || link.origin !== location.origin || savesData()) return;
    last = link.href;
    prefetch(routes, new URL(link.href));
  };
  document.addEventListener('pointerover', onLink);
  document.addEventListener('focusin', onLink);
  return () => {
    document.removeEventListener('pointerover', onLink);
    document.removeEventListener('focusin', onLink);
  };
}

function prefetch(routes: RouteObject[], { pathname, searchParams }: URL): void {
  const wanted: Promise<unknown>[] = [];
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy === 'function') wanted.push(route.lazy());
  }
  const requests = isSomebodyStored() ? [] : (firstScreen(pathname, searchParams)?.requests ?? []);
  for (const request of requests) {
    const [address, init] = getRequest(request);
    wanted.push(fetch(address, { ...init, priority: 'low' }));
  }
  // What fails now is asked for again, and told, when the screen is opened.
  void Promise.allSettled(wanted);
}

/** True where the browser was told to load no more than it must. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
