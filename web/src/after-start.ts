import type { RouteObject } from 'react-router-dom';
import { keepPlace } from './keep-place.ts';
import { prefetchLinks } from './prefetch-links.ts';

/** What the first screen does not need; loaded after it. */
export function afterStart(routes: RouteObject[]): void {
  keepPlace();
  prefetchLinks(routes);
}
