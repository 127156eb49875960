import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import { endedSession } from '../../apollo/error-codes.ts';
import { newKey } from '../../apollo/idempotency.ts';
import { errorText } from '../../apollo/messages.ts';
import { CART_QUEUE, WISHLIST_QUEUE } from '../../apollo/operation-queue.ts';
import { payloadOf } from '../../apollo/payload-of.ts';
import { useUserMessage } from '../../apollo/user-message.ts';
import { CartDocument, useRemoveFromCartMutation, type CartQuery } from '../../generated/cart.ts';
import { useAddToCartMutation } from '../../generated/products-detail.ts';
import {
  useAddToWishlistMutation,
  useRemoveFromWishlistMutation,
  WishlistStateFragmentDoc,
} from '../../generated/shared-wishlist.ts';
import { WishlistDocument } from '../../generated/wishlist.ts';
import { useText } from '../../lib/language/language.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { withoutProduct } from '../cart/cart-amounts.ts';
import { WISHLIST, wishlistAfter } from '../wishlist/cached-wishlist.ts';
import { sharedText } from '../messages.ts';

interface Product {
  id: string;
  title: string;
}

/** Of one half of a move. Who leaves the page right after the click means it all the same. */
const sentIn = (queue: typeof CART_QUEUE | typeof WISHLIST_QUEUE) => ({
  ...queue,
  idempotencyKey: newKey(),
  fetchOptions: { keepalive: true },
});

/** The change can succeed while reading the cart or wishlist fails; then that is requested again. */
const OPTIONS = { errorPolicy: 'all' } as const;

/**
 * Moves a product between cart and wishlist. It leaves one list on the screen at once, and comes back if the move fails. It is added first
 * and then removed, so that a failure in between leaves it on both lists, never on none.
 */
export function useMoves() {
  const t = useText(sharedText);
  const { notThatMany } = useText(errorText);
  const userMessage = useUserMessage();
  const client = useApolloClient();
  const [addToCart] = useAddToCartMutation(OPTIONS);
  const [removeFromCart] = useRemoveFromCartMutation(OPTIONS);
  const [addToWishlist] = useAddToWishlistMutation(OPTIONS);
  const [removeFromWishlist] = useRemoveFromWishlistMutation(OPTIONS);

  /** Runs the halves of a move while `hide` is applied to the cache, and says what was done. */
  const run = async (hide: (cache: ApolloCache) => void, act: () => Promise<void>, done: string): Promise<void> => {
    const layer = `move-${newKey()}`;
    client.cache.recordOptimisticTransaction(hide, layer);
    try {
      await act();
      showToast({ kind: 'success', message: done });
    } catch (error) {
      // At the end of a session the login guard redirects to the login page.
      if (!endedSession(error)) showToast({ kind: 'error', message: failureText(error) });
      // What reached the shop is not known, so both are requested again. If that fails, they stay as they were.
      for (const query of [CartDocument, WishlistDocument])
        client.query({ query, fetchPolicy: 'network-only', context: CART_QUEUE }).catch(() => undefined);
    } finally {
      client.cache.removeOptimistic(layer);
    }
  };
  const failureText = (error: unknown): string => {
    if (!(error instanceof Refused)) return userMessage(error);
    return error.code === 'INSUFFICIENT_STOCK' ? notThatMany : t.notMoved(error.message);
  };

  return {
    /** All units of a line of the cart. */
    toWishlist: ({ id: productId, title }: Product): Promise<void> =>
      run(
        hideInCart(productId),
        async () => {
          const added = addToWishlist({ variables: { productId }, context: sentIn(WISHLIST_QUEUE) });
          requireDone(await payloadOf(added, 'addToWishlist'), 'ADDED', 'ALREADY_EXISTS');
          const removed = removeFromCart({ variables: { productId }, context: sentIn(CART_QUEUE) });
          requireDone(await payloadOf(removed, 'removeFromCart'), 'REMOVED', 'NOT_FOUND');
        },
        t.onWishlist(title),
      ),
    /** One unit. */
    toCart: ({ id: productId, title }: Product): Promise<void> =>
      run(
        hideOnWishlist(productId),
        async () => {
          const added = addToCart({ variables: { productId, quantity: 1 }, context: sentIn(CART_QUEUE) });
          requireDone(await payloadOf(added, 'addToCart'), 'ADDED', 'QUANTITY_UPDATED');
          const removed = removeFromWishlist({ variables: { productId }, context: sentIn(WISHLIST_QUEUE) });
          requireDone(await payloadOf(removed, 'removeFromWishlist'), 'REMOVED', 'NOT_FOUND');
        },
        t.inCart(title),
      ),
  };
}

/** Shows the cart without a product, if it is known. */
const hideInCart =
  (productId: string) =>
  (cache: ApolloCache): void => {
    cache.updateQuery<CartQuery>(
      { query: CartDocument },
      (data) => data && (data.cart ? { ...data, cart: withoutProduct(data.cart, productId) } : data),
    );
  };

/** Shows the wishlist without a product, if it is known. */
const hideOnWishlist =
  (productId: string) =>
  (cache: ApolloCache): void => {
    const data = wishlistAfter(cache, productId, false);
    if (data)
      cache.writeFragment({
        id: WISHLIST,
        fragment: WishlistStateFragmentDoc,
        fragmentName: 'WishlistState',
        data,
      });
  };

/** The shop refused half of a move. */
class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** `done`: codes after which the list is as it is wanted. */
function requireDone<Code extends string>({ code, message }: { code: Code; message: string }, ...done: Code[]): void {
  if (!done.includes(code)) throw new Refused(code, message);
}
