import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MOST_RECENT, useSeenProducts } from './seen-products.ts';

const RecentRail = lazyPart(async () => (await import('./recent-rail.tsx')).RecentRail);

/** The products that this browser opened last, but for those on the screen. Loads nothing if there are none. */
export function RecentlyViewed({ except }: { except?: readonly string[] }) {
  const ids = useSeenProducts()
    .filter((id) => !except?.includes(id))
    .slice(0, MOST_RECENT);
  return ids.length > 0 && <RecentRail ids={ids} />;
}
