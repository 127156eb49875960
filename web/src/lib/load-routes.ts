import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the code of the routes at an address, so that they render at once, as the page that the server rendered. */
export async function loadRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const load = async ({ route }: { route: RouteObject }) =>
    typeof route.lazy === 'function' && Object.assign(route, await route.lazy(), { lazy: undefined });
  await Promise.all((matchRoutes(routes, pathname) ?? []).map(load));
}
