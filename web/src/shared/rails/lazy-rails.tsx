import { whenIdle, whenLoaded } from '../../lib/when-idle.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

// All come in one file, since the first script names each file.
const rails = () => import('./other-products.tsx');

export const LazyOtherProducts = lazyPart(async () => (await rails()).OtherProducts);

export const LazyRecentlyViewed = lazyPart(async () => (await rails()).RecentlyViewed);

/** In place of the error view: what was bought or chosen stands above, and nobody misses the rest. */
const Nothing = () => null;

/** Asked for once the page is there. */
export const LazyAlsoLike = lazyPart(async () => {
  await new Promise<void>((resolve) => whenLoaded(() => whenIdle(resolve)));
  return (await rails()).AlsoLike;
}, Nothing);
