import { useBelongingsQuery, type BelongingsQuery } from '../generated/components.ts';
import { useSessionUser } from '../session/session-user.ts';

/** Cart count and wishlist of whoever is logged in; undefined for guests and until it is known. One answer serves all who ask. */
export function useBelongings(): BelongingsQuery | undefined {
  const user = useSessionUser();
  // One of them may fail without the other; both are asked for again by the screens that show them whole.
  const { data } = useBelongingsQuery({ skip: !user, errorPolicy: 'all' });
  return user ? data : undefined;
}
