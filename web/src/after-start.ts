import type { RouteObject } from 'react-router-dom';
import { restoreScroll } from './restore-scroll.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { whenIdle } from './lib/when-idle.ts';
import { reportVitals } from './report-vitals.ts';

/** What the first screen does not need; loaded after it. */
export function afterStart(routes: RouteObject[]): void {
  restoreScroll();
  whenIdle(() => {
    prefetchLinks(routes);
    reportVitals();
  });
}
