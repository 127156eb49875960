import { lazyComponent } from '../../../ui/views/lazy-component.tsx';

/** Loads after the screen around it is shown. */
export const LazyRecentlyViewed = lazyComponent(async () => (await import('./recently-viewed.tsx')).RecentlyViewed);
