import { useSyncExternalStore } from 'react';
import { useCartAndWishlistQuery } from '../generated/components.ts';
import { guestItems, itemsOnTheWay, noGuestItems, onGuestCart } from '../shared/cart/guest-cart.ts';
import { useSessionUser } from '../session/session-user.ts';

/** How many things are in the cart of whoever looks; undefined: not known, or none of a guest. */
export function useCartCount(): number | undefined {
  const user = useSessionUser();
  // 'all': shows the count even if the wishlist could not be read.
  const { data } = useCartAndWishlistQuery({ skip: !user, errorPolicy: 'all' });
  const guests = useSyncExternalStore(onGuestCart, user ? itemsOnTheWay : guestItems, noGuestItems);
  const waiting = guests.reduce((sum, { quantity }) => sum + quantity, 0);
  const inAccount = data?.cart?.totalProducts;
  return inAccount === undefined ? waiting || undefined : inAccount + waiting;
}
