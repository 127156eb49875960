import { paths } from '../lib/paths.ts';
import { useGuestLines } from '../shared/guest-cart/guest-cart.ts';
import { CountedLink } from './counted-link.tsx';

/** The bar's link to a guest's cart; nothing if what is stored holds no product. */
export function GuestCartLink() {
  const lines = useGuestLines();
  if (lines.length === 0) return null;
  return <CountedLink to={paths.guestCart} count={lines.reduce((sum, { quantity }) => sum + quantity, 0)} />;
}
