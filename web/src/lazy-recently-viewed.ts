import { lazyComponent } from './ui/views/lazy-component.tsx';

/** Loads after the screen around it is shown. */
export const LazyRecentlyViewed = lazyComponent(
  async () => (await import('./features/products/recent/recently-viewed.tsx')).RecentlyViewed,
);
