import type { ApolloCache } from '@apollo/client';
import { CartDocument, type CartQuery } from '../../generated/cart.ts';
import { WishlistStateFragmentDoc } from '../../generated/shared-wishlist.ts';
import { withoutProduct } from '../cart/cart-amounts.ts';
import { wishlistAfter } from '../wishlist/wishlist-after.ts';

/** Shows the cart without a product, if it is known. */
export const hideInCart =
  (productId: string) =>
  (cache: ApolloCache): void => {
    cache.updateQuery<CartQuery>(
      { query: CartDocument },
      (data) => data && (data.cart ? { ...data, cart: withoutProduct(data.cart, productId) } : data),
    );
  };

/** Shows the wishlist without a product, if it is known. */
export const hideOnWishlist =
  (productId: string) =>
  (cache: ApolloCache): void => {
    const data = wishlistAfter(cache, productId, false);
    if (data)
      cache.writeFragment({
        id: 'Wishlist:{}',
        fragment: WishlistStateFragmentDoc,
        fragmentName: 'WishlistState',
        data,
      });
  };
