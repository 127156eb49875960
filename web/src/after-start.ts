import type { RouteObject } from 'react-router-dom';
import { keepPlace } from './keep-place.ts';
import { prefetchLinks } from './prefetch-links.ts';

/** What can wait until the first screen is on its way. */
export function afterStart(routes: RouteObject[]): void {
  keepPlace();
  prefetchLinks(routes);
}
