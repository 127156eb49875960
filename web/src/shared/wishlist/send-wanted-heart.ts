import type { ApolloClient } from '@apollo/client';
import { endedSession } from '../../apollo/error-codes.ts';
import { errorText } from '../../apollo/messages.ts';
import { WISHLIST_QUEUE } from '../../apollo/operation-queue.ts';
import { payloadOf } from '../../apollo/payload-of.ts';
import { userMessage } from '../../apollo/user-message.ts';
import { AddToWishlistDocument } from '../../generated/components.ts';
import type { TextsOf } from '../../lib/language/texts-of.ts';
import { NOTICE_MS } from '../../lib/timing.ts';
import { keepForLater, newIntent } from '../../offline/keep-for-later.ts';
import { currentUser } from '../../session/session-user.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { cachedWishlistIds } from './cached-wishlist.ts';
import { heartText } from './messages.ts';
import { storeChoice } from './stored-wishlist.ts';
import { wantedHeart, wantHeart } from './wanted-heart.ts';

/** Puts what a guest wanted on the wishlist of whoever is logged in, and says what came of it. */
export async function sendWantedHeart(client: ApolloClient, textsOf: TextsOf): Promise<void> {
  const user = currentUser();
  const wanted = wantedHeart();
  if (!user || !wanted) return;
  wantHeart(null);
  const { cache } = client;
  const { productId } = wanted;
  const settle = storeChoice(user.email, productId, true);
  const intent = newIntent();
  const { idempotencyKey } = intent;
  try {
    const sent = client.mutate({
      mutation: AddToWishlistDocument,
      variables: { productId },
      context: { ...WISHLIST_QUEUE, idempotencyKey },
      // The change can succeed while reading the wishlist fails.
      errorPolicy: 'all',
    });
    const answer = await payloadOf(sent, 'addToWishlist');
    const made = answer.code === 'ADDED' || answer.code === 'ALREADY_EXISTS';
    settle(made, made && !answer.wishlist ? undefined : cachedWishlistIds(cache));
    const message = (await textsOf(heartText)).outcome(answer.code, answer.message);
    if (!made) showToast({ kind: 'error', message });
    else showToast({ kind: answer.code === 'ADDED' ? 'success' : 'note', message, duration: NOTICE_MS });
  } catch (error) {
    if (await keepForLater(error, intent, { operation: 'AddToWishlist', productId, cache }))
      return settle(true, undefined);
    settle(false, cachedWishlistIds(cache));
    // At the end of a session the log-in opens again.
    if (!endedSession(error))
      showToast({ kind: 'error', message: userMessage(error, undefined, await textsOf(errorText)) });
  }
}
