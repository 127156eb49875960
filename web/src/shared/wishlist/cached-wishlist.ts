import type { ApolloCache } from '@apollo/client';
import { WishlistIdsFragmentDoc, type WishlistIdsFragment } from '../../generated/components.ts';

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
