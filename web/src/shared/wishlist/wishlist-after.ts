import type { ApolloCache } from '@apollo/client';
import { ProductCardFragmentDoc, type ProductCardFragment } from '../../generated/shared-product.ts';
import { WishlistStateFragmentDoc, type WishlistStateFragment } from '../../generated/shared-wishlist.ts';
import { WISHLIST } from './cached-wishlist.ts';

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
