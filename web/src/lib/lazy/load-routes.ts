import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The `handle` of a route whose code has come. Without it, the route shows that its code is missing. */
export const LOADED = 'loaded';

/**
 * Loads the code of the routes at an address, so that they render at once, as the page that the server rendered. False: some of
 * it is missing.
 */
export async function loadRoutes(routes: RouteObject[], pathname: string): Promise<boolean> {
  const load = async ({ route }: { route: RouteObject }) =>
    typeof route.lazy !== 'function' || Object.assign(route, await route.lazy(), { lazy: undefined }).handle === LOADED;
  return (await Promise.all((matchRoutes(routes, pathname) ?? []).map(load))).every(Boolean);
}
