import type { ApolloClient } from '@apollo/client';
import { WISHLIST_QUEUE } from '../../apollo/operation-queue.ts';
import { payloadOf } from '../../apollo/payload-of.ts';
import { AddToWishlistDocument, RemoveFromWishlistDocument } from '../../generated/shared-wishlist.ts';
import { NOTICE_MS } from '../../lib/timing.ts';
import { newKey } from '../../apollo/idempotency.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { cachedWishlistIds } from './cached-wishlist.ts';
import type { storeChoice } from './stored-wishlist.ts';
import { wishlistAfter } from './cached-wishlist.ts';

export interface HeartChange {
  client: ApolloClient;
  /** Whose wishlist. */
  email: string;
  productId: string;
  /** Whether the product is on the wishlist afterwards. */
  wishlisted: boolean;
  /** The shop's answer in the language of the page. */
  outcome: (code: string, said: string) => string;
}

const ADD = {
  mutation: AddToWishlistDocument,
  field: 'addToWishlist',
  payload: 'AddToWishlistPayload',
  done: 'ADDED',
} as const;
const REMOVE = {
  mutation: RemoveFromWishlistDocument,
  field: 'removeFromWishlist',
  payload: 'RemoveFromWishlistPayload',
  done: 'REMOVED',
} as const;

type Data = Partial<Record<string, { code: string; message: string; wishlist: object | null }>>;

/** Optimistic, with rollback. Changes are sent one by one, so that the last choice wins. Throws what a change failed with. */
export async function sendHeart(change: HeartChange, settle: ReturnType<typeof storeChoice>): Promise<void> {
  const { client, productId, wishlisted, outcome } = change;
  const { cache } = client;
  const { mutation, field, payload, done } = wishlisted ? ADD : REMOVE;
  const wishlist = wishlistAfter(cache, productId, wishlisted);
  try {
    const sent = client.mutate<Data>({
      mutation,
      variables: { productId },
      context: { ...WISHLIST_QUEUE, idempotencyKey: newKey() },
      // The change can succeed while reading the wishlist fails; then the wishlist is refetched.
      errorPolicy: 'all',
      optimisticResponse: (_, { IGNORE }) =>
        wishlist ? { [field]: { __typename: payload, code: done, message: '', wishlist } } : IGNORE,
    });
    const answer = await payloadOf(sent, field);
    const made = answer.code === done;
    settle(made, made && !answer.wishlist ? undefined : cachedWishlistIds(cache));
    const message = outcome(answer.code, answer.message);
    // Short, because it may cover the next heart.
    showToast(made ? { kind: 'success', message, duration: NOTICE_MS } : { kind: 'error', message });
  } catch (error) {
    settle(false, cachedWishlistIds(cache));
    throw error;
  }
}
