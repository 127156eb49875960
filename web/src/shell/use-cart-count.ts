import { useSyncExternalStore } from 'react';
import { useCartAndWishlistQuery } from '../generated/components.ts';
import { guestItems, noGuestItems, onGuestCart } from '../shared/cart/guest-cart.ts';
import { useSessionUser } from '../session/session-user.ts';

/** How many things are in the cart of whoever looks; undefined: not known, or none of a guest. */
export function useCartCount(): number | undefined {
  const user = useSessionUser();
  // 'all': shows the count even if the wishlist could not be read.
  const { data } = useCartAndWishlistQuery({ skip: !user, errorPolicy: 'all' });
  const guests = useSyncExternalStore(onGuestCart, guestItems, noGuestItems);
  return user ? data?.cart?.totalProducts : guests.reduce((sum, { quantity }) => sum + quantity, 0) || undefined;
}
