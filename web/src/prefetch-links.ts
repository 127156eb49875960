import { matchRoutes, type RouteObject } from 'react-router-dom';
import { getRequest } from './apollo/operation-request.ts';
import { firstScreen } from './features/products/first-requests.ts';
import { whenIdle, whenLoaded } from './lib/when-idle.ts';
import { hasStoredUser } from './session/session-user.ts';

/**
 * Prefetches the screen behind a link: its code once the link is visible and the browser is idle; on hover or focus also
 * its data (guests only, into the HTTP cache), because a list links to many products. Returns a function that stops it.
 */
export function prefetchLinks(routes: RouteObject[]): () => void {
  let lastHref: string | undefined;
  const onLink = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.href === lastHref || link.origin !== location.origin || isDataSaverOn()) return;
    lastHref = link.href;
    prefetch(routes, new URL(link.href));
  };
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || isDataSaverOn()) continue;
      inView.unobserve(target);
      whenIdle(() => void Promise.allSettled(loadCode(routes, new URL((target as HTMLAnchorElement).href).pathname)));
    }
  });
  const observeLinks = (): void =>
    document.querySelectorAll('main a[href^="/"]').forEach((link) => inView.observe(link));
  const mutations = new MutationObserver(() => whenIdle(observeLinks));
  const start = (): void => {
    mutations.observe(document.body, { childList: true, subtree: true });
    whenIdle(observeLinks);
  };

  document.addEventListener('pointerover', onLink);
  document.addEventListener('focusin', onLink);
  // Must not slow down the first screen.
  const cancelStart = whenLoaded(start);
  return () => {
    document.removeEventListener('pointerover', onLink);
    document.removeEventListener('focusin', onLink);
    cancelStart();
    mutations.disconnect();
    inView.disconnect();
  };
}

function loadCode(routes: RouteObject[], pathname: string): Promise<unknown>[] {
  const lazy = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => route.lazy ?? []);
  return lazy.flatMap((load) => (typeof load === 'function' ? load() : []));
}

function prefetch(routes: RouteObject[], { pathname, searchParams }: URL): void {
  const loading = loadCode(routes, pathname);
  const screen = hasStoredUser() ? undefined : firstScreen(pathname, searchParams);
  if (screen) {
    const [address, init] = getRequest(screen.request);
    loading.push(fetch(address, { ...init, priority: 'low' }));
  }
  // A failure is ignored here: opening the screen tries again and shows it.
  void Promise.allSettled(loading);
}

function isDataSaverOn(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
