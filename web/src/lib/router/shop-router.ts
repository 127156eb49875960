import {
  matchRoutes,
  NavigationType,
  type Location,
  type NavigateOptions,
  type Navigator,
  type RouteObject,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import { loadRoutes } from '../lazy/load-routes.ts';
import { noteField } from './field-in-use.ts';
import { mayLeave } from './leave-guards.ts';

/** Addresses and how to change them: React Router's, of the browser or, in tests, in memory. */
type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** The address that is shown. */
export interface Shown {
  /** False until the code of the first screen has come. */
  isLoaded: boolean;
  location: Location;
  action: NavigationType;
  /** The page does not scroll to its top. */
  keepsScroll: boolean;
}

export interface ShopRouter {
  /** What was shown when the router was made: the server's page, which React takes over even if somebody has gone back since. */
  first: Shown;
  shown: () => Shown;
  /** Tells of each new address, with what was shown before. Returns a function that ends it. */
  subscribe: (listener: (before: Shown) => void) => () => void;
  /** For React Router: what its links and `useNavigate` call. */
  navigator: Navigator;
  routes: RouteObject[];
}

let underWay: Promise<void> = Promise.resolve();
let waiting = 0;
let navigations = 0;

/** True while the code of a screen that was asked for is loaded. */
export const isNavigating = (): boolean => waiting > 0;

/** The number of the navigation that was begun last: another one than before tells that somebody goes elsewhere. */
export const lastNavigation = (): number => navigations;

/** Resolves once the address is shown that was opened last. */
export const navigationEnd = (): Promise<void> => underWay;

/**
 * Opens addresses once their code has come, at once if it is there; until then the screen before stays, and a later
 * navigation wins. React Router's own data router does this too, and much that the shop has no use for
 * (docs/decisions/0031-a-router-without-data.md).
 */
export function createShopRouter(routes: RouteObject[], history: History): ShopRouter {
  const listeners = new Set<(before: Shown) => void>();
  const isLoaded = areLoaded(routes, history.location.pathname);
  const first: Shown = { isLoaded, location: history.location, action: history.action, keepsScroll: true };
  let shown = first;
  let isUndoing = false;

  function show(action: NavigationType, keepsScroll = false): void {
    const before = shown;
    shown = { isLoaded: true, location: history.location, action, keepsScroll };
    for (const listener of listeners) listener(before);
  }

  function whenLoaded(pathname: string, open: () => void): void {
    noteField(null);
    navigations += 1;
    const navigation = navigations;
    if (areLoaded(routes, pathname)) return open();
    waiting += 1;
    underWay = loadRoutes(routes, pathname)
      .finally(() => {
        waiting -= 1;
      })
      .then(() => {
        if (navigation === navigations) open();
      });
  }

  const change = (action: NavigationType.Push | NavigationType.Replace, method: 'push' | 'replace') =>
    function navigate(to: To, state?: unknown, options?: NavigateOptions): void {
      const next: Location = {
        ...shown.location,
        search: '',
        hash: '',
        ...(typeof to === 'string' ? { pathname: to } : to),
      };
      if (!mayLeave(shown.location, next, () => navigate(to, state, options))) return;
      whenLoaded(next.pathname, () => {
        history[method](to, state);
        show(action, options?.preventScrollReset);
      });
    };

  // The browser has gone back or forward already.
  history.listen(({ location, delta }) => {
    if (isUndoing) {
      isUndoing = false;
    } else if (delta !== null && !mayLeave(shown.location, location, () => history.go(delta))) {
      isUndoing = true;
      history.go(-delta);
    } else {
      whenLoaded(location.pathname, () => show(NavigationType.Pop));
    }
  });

  if (!isLoaded) whenLoaded(shown.location.pathname, () => show(history.action, true));

  return {
    routes,
    first,
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (steps) => history.go(steps),
      push: change(NavigationType.Push, 'push'),
      replace: change(NavigationType.Replace, 'replace'),
    },
  };
}

function areLoaded(routes: RouteObject[], pathname: string): boolean {
  return (matchRoutes(routes, pathname) ?? []).every(({ route }) => !route.lazy);
}
