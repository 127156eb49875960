import { useLocation } from 'react-router-dom';
import { useBelongingsQuery, type BelongingsQuery } from '../generated/components.ts';
import { paths } from '../paths.ts';
import { useSessionUser } from './session-user.ts';

/** Screens whose own operation brings the cart along: what the bar needs of it comes with that. */
const BRING_CART: readonly string[] = [paths.cart, paths.checkout];

/** Cart count and wishlist of whoever is logged in; undefined for guests and until it is known. One answer serves all who ask. */
export function useBelongings(): Partial<BelongingsQuery> | undefined {
  const user = useSessionUser();
  // One of them may fail without the other; both are asked for again by the screens that show them whole.
  const known = BRING_CART.includes(useLocation().pathname);
  const { data } = useBelongingsQuery({
    skip: !user,
    errorPolicy: 'all',
    fetchPolicy: known ? 'cache-only' : 'cache-first',
    returnPartialData: known,
  });
  return user ? data : undefined;
}
