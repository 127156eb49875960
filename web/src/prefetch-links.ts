import { matchRoutes, type RouteObject } from 'react-router-dom';
import { getRequest } from './apollo/operation-request.ts';
import { firstScreen } from './features/products/first-requests.ts';
import { isSomebodyStored } from './session/session-user.ts';

/**
 * Prefetches the screen behind a link: its code once the link is visible and the browser is idle; on hover or focus also
 * its data (guests only, into the HTTP cache), because a list links to many products. Returns a function that stops it.
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
  // Must not slow down the first screen.
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

function codeOf(routes: RouteObject[], pathname: string): Promise<unknown>[] {
  const lazy = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => route.lazy ?? []);
  return lazy.flatMap((load) => (typeof load === 'function' ? load() : []));
}

/** Safari has no requestIdleCallback. */
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
  // A failure is ignored here: opening the screen tries again and shows it.
  void Promise.allSettled(wanted);
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
