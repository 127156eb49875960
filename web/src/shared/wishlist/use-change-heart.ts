import { useApolloClient } from '@apollo/client/react';
import { newKey } from '../../apollo/idempotency.ts';
import { WISHLIST_QUEUE } from '../../apollo/operation-queue.ts';
import { payloadOf } from '../../apollo/payload-of.ts';
import { useAddToWishlistMutation, useRemoveFromWishlistMutation } from '../../generated/shared-wishlist.ts';
import { useText } from '../../lib/language/language.tsx';
import { NOTICE_MS } from '../../lib/timing.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { cachedWishlistIds, wishlistAfter } from './cached-wishlist.ts';
import { sharedText } from '../messages.ts';
import { storeChoice } from './stored-wishlist.ts';

/** The change can succeed while reading the wishlist fails; then the wishlist is refetched. */
const OPTIONS = { errorPolicy: 'all' } as const;

/**
 * Marks a product of an account at once, and sends the change. Takes the mark back if it fails, and throws what it failed with.
 * Changes are sent one by one, so that the last choice wins.
 */
export function useChangeHeart(): (email: string, productId: string, wishlisted: boolean) => Promise<void> {
  const { cache } = useApolloClient();
  const { wishOutcome } = useText(sharedText);
  const [add] = useAddToWishlistMutation(OPTIONS);
  const [remove] = useRemoveFromWishlistMutation(OPTIONS);

  const send = (productId: string, wishlisted: boolean) => {
    const options = { variables: { productId }, context: { ...WISHLIST_QUEUE, idempotencyKey: newKey() } };
    const wishlist = wishlistAfter(cache, productId, wishlisted);
    const expected = { message: '', wishlist: wishlist ?? null };
    if (!wishlisted) {
      const removeFromWishlist = { __typename: 'RemoveFromWishlistPayload', code: 'REMOVED', ...expected } as const;
      const sent = remove({ ...options, ...(wishlist && { optimisticResponse: { removeFromWishlist } }) });
      return payloadOf(sent, 'removeFromWishlist');
    }
    const addToWishlist = { __typename: 'AddToWishlistPayload', code: 'ADDED', ...expected } as const;
    return payloadOf(add({ ...options, ...(wishlist && { optimisticResponse: { addToWishlist } }) }), 'addToWishlist');
  };

  return async (email, productId, wishlisted) => {
    const settle = storeChoice(email, productId, wishlisted);
    try {
      const { code, message: said, wishlist } = await send(productId, wishlisted);
      const made = code === (wishlisted ? 'ADDED' : 'REMOVED');
      settle(made, made && !wishlist ? undefined : cachedWishlistIds(cache));
      const message = wishOutcome(code, said);
      // Short, because it may cover the next heart.
      showToast(made ? { kind: 'success', message, duration: NOTICE_MS } : { kind: 'error', message });
    } catch (error) {
      settle(false, cachedWishlistIds(cache));
      throw error;
    }
  };
}
