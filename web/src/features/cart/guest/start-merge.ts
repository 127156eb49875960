import type { ApolloClient } from '@apollo/client';
import { loadCode } from '../../../lib/load-code.ts';
import { currentUser } from '../../../session/session-user.ts';
import { guestItems, isMerging } from '../../../shared/cart/guest-cart.ts';

/** What a guest chose goes into the cart of whoever is logged in. Until that is answered, it counts as being there. */
export async function startMerge(client: ApolloClient): Promise<void> {
  if (isMerging() || !currentUser() || guestItems().length === 0) return;
  isMerging(true);
  try {
    // What does not load now is tried when the line is back, and at the next start.
    const loaded = await loadCode(() => import('./merge-guest-cart.ts')).catch(() => undefined);
    await loaded?.mergeGuestCart(client);
  } finally {
    isMerging(false);
  }
}
