import { lazyPart } from '../../../ui/lazy-part.tsx';

/** Loads after the screen around it is shown. */
export const LazyRecentlyViewed = lazyPart(async () => (await import('./recently-viewed.tsx')).RecentlyViewed);
