import type { ApolloCache } from '@apollo/client';
import { WishlistIdsFragmentDoc, type WishlistIdsFragment } from '../../generated/components.ts';
import { ProductCardFragmentDoc, type ProductCardFragment } from '../../generated/shared-product.ts';
import { WishlistStateFragmentDoc, type WishlistStateFragment } from '../../generated/shared-wishlist.ts';

/** Cache id of the only wishlist (apollo/cache.ts). */
export const WISHLIST = 'Wishlist:{}';

/** Includes optimistic changes; undefined: not known. */
export function cachedWishlistIds(cache: ApolloCache): string[] | undefined {
  const known = cache.readFragment<WishlistIdsFragment>({ id: WISHLIST, fragment: WishlistIdsFragmentDoc }, true);
  return known?.items.map(({ id }) => id);
}

export function watchWishlistIds(cache: ApolloCache, listener: (ids: string[]) => void): () => void {
  const from = { __typename: 'Wishlist' as const };
  const subscription = cache
    .watchFragment<WishlistIdsFragment>({ from, fragment: WishlistIdsFragmentDoc })
    .subscribe((result) => {
      if (result.complete) listener(result.data.items.map(({ id }) => id));
    });
  return () => subscription.unsubscribe();
}

/** The wishlist after a product is added or removed; undefined if the cache has only its ids. */
export function wishlistAfter(cache: ApolloCache, productId: string, wishlisted: boolean) {
  const known = cache.readFragment<WishlistStateFragment>(
    { id: WISHLIST, fragment: WishlistStateFragmentDoc, fragmentName: 'WishlistState' },
    true,
  );
  const product = cache.readFragment<ProductCardFragment>({
    id: cache.identify({ __typename: 'Product', id: productId }),
    fragment: ProductCardFragmentDoc,
  });
  if (!known || !product) return undefined;
  const others = known.items.filter(({ id }) => id !== productId);
  const added = { __typename: 'WishlistItem' as const, id: productId, product };
  const items = wishlisted ? [...others, added] : others;
  return { ...known, items, totalItems: items.length };
}
