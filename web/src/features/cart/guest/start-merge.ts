import type { ApolloClient } from '@apollo/client';
import type { TextsOf } from '../../../lib/language/texts-of.ts';
import { loadCode } from '../../../lib/load-code.ts';
import { currentUser } from '../../../session/session-user.ts';
import { guestItems, setMerging } from '../../../shared/cart/guest-cart.ts';

let running = false;

/** What a guest chose goes into the cart of whoever is logged in. Until that is answered, it counts as being there. */
export async function startMerge(client: ApolloClient, textsOf: TextsOf): Promise<void> {
  if (running || !currentUser() || guestItems().length === 0) return;
  running = true;
  setMerging(true);
  try {
    // What does not load now is tried when the line is back, and at the next start.
    const loaded = await loadCode(() => import('./merge-guest-cart.ts')).catch(() => undefined);
    await loaded?.mergeGuestCart(client, textsOf);
  } finally {
    running = false;
    setMerging(false);
  }
}
