import { LazyOtherProducts } from '../list/lazy-other-products.ts';
import { LazyRecentlyViewed } from './lazy-recently-viewed.ts';

/** What was viewed last but for `except`, which is in the cart. Below an empty cart also new products. */
export function BelowCart({ except = [] }: { except?: readonly string[] }) {
  return except.length > 0 ? <LazyRecentlyViewed except={except} /> : <LazyOtherProducts />;
}
