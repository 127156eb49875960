import { useApolloClient } from '@apollo/client/react';
import { WISHLIST_QUEUE } from '../../apollo/operation-queue.ts';
import { keepForLater, newIntent } from '../../offline/keep-for-later.ts';
import type { UndoNotice } from '../../ui/toast/toast-place.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { NOTICE_MS } from '../../lib/timing.ts';
import { AddToWishlistDocument, RemoveFromWishlistDocument } from '../../generated/components.ts';
import { currentUser } from '../../session/session-user.ts';
import { useLoginFirst } from '../login/use-login-first.ts';
import { cachedWishlistIds, wishlistAfter } from './cached-wishlist.ts';
import { storeChoice, useIsWishlisted } from './stored-wishlist.ts';
import { useText } from '../../lib/language/language.tsx';
import { useUserMessage } from '../../apollo/use-user-message.ts';
import { heartText } from './messages.ts';

const ADD = {
  operation: 'AddToWishlist',
  mutation: AddToWishlistDocument,
  field: 'addToWishlist',
  payload: 'AddToWishlistPayload',
  done: 'ADDED',
} as const;
const REMOVE = {
  operation: 'RemoveFromWishlist',
  mutation: RemoveFromWishlistDocument,
  field: 'removeFromWishlist',
  payload: 'RemoveFromWishlistPayload',
  done: 'REMOVED',
} as const;

type Data = Partial<Record<string, { code: string; message: string; wishlist: object | null }>>;

/** Optimistic, with rollback. Changes are sent one by one, so that the last choice wins. */
export function useWishlistToggle(productId: string): {
  wishlisted: boolean;
  toggle: (undo?: UndoNotice) => Promise<void>;
} {
  const userMessage = useUserMessage();
  const t = useText(heartText);
  const client = useApolloClient();
  const refuseGuest = useLoginFirst();
  const wishlisted = useIsWishlisted(productId);

  const toggle = async (undo?: UndoNotice) => {
    const user = currentUser();
    if (refuseGuest(t.loginFirst) || !user) return;
    const { operation, mutation, field, payload, done } = wishlisted ? REMOVE : ADD;
    const settle = storeChoice(user.email, productId, !wishlisted);
    const wishlist = wishlistAfter(client.cache, productId, !wishlisted);
    const intent = newIntent();
    const { idempotencyKey } = intent;
    const failed = async (error: unknown) => {
      // The heart stays as the user wants it.
      if (await keepForLater(error, intent, { operation, productId, cache: client.cache }))
        return settle(true, undefined);
      settle(false, cachedWishlistIds(client.cache));
      if (!refuseGuest(t.loginFirst, { error })) showToast({ kind: 'error', message: userMessage(error) });
    };
    try {
      const { data, error } = await client.mutate<Data>({
        mutation,
        variables: { productId },
        context: { ...WISHLIST_QUEUE, idempotencyKey },
        // The change can succeed while reading the wishlist fails; then the wishlist is refetched.
        errorPolicy: 'all',
        optimisticResponse: (_, { IGNORE }) =>
          wishlist ? { [field]: { __typename: payload, code: done, message: '', wishlist } } : IGNORE,
      });
      const answer = data?.[field];
      if (!answer) return await failed(error);
      const made = answer.code === done;
      settle(made, made && !answer.wishlist ? undefined : cachedWishlistIds(client.cache));
      const message = t.outcome(answer.code, answer.message);
      // Short, because it may cover the next heart.
      showToast(made ? { kind: 'success', message, duration: NOTICE_MS, ...undo } : { kind: 'error', message });
    } catch (error) {
      await failed(error);
    }
  };

  return { wishlisted, toggle };
}
