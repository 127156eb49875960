import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache, ApolloClient, DocumentNode } from '@apollo/client';
import { endedSession } from '../../apollo/error-codes.ts';
import { errorText } from '../../apollo/messages.ts';
import { CART_QUEUE, WISHLIST_QUEUE } from '../../apollo/operation-queue.ts';
import { useUserMessage } from '../../apollo/user-message.ts';
import { CartDocument, type CartQuery, RemoveFromCartDocument } from '../../generated/cart.ts';
import {
  WishlistStateFragmentDoc,
  AddToWishlistDocument,
  RemoveFromWishlistDocument,
} from '../../generated/shared-wishlist.ts';
import { WishlistDocument } from '../../generated/wishlist.ts';
import { useText } from '../../lib/language/language.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { withoutProduct } from '../cart/cart-amounts.ts';
import { WISHLIST } from '../wishlist/cached-wishlist.ts';
import { wishlistAfter } from '../wishlist/cached-wishlist.ts';
import { moveText } from './messages.ts';
import { newKey } from '../../apollo/idempotency.ts';
import { payloadOf } from '../../apollo/payload-of.ts';
import { AddToCartDocument } from '../../generated/products-detail.ts';

interface Product {
  id: string;
  title: string;
}

/** Of an optimistic layer of the cache. */
let lastLayer = 0;

/**
 * Moves a product between cart and wishlist. It leaves one list on the screen at once, and comes back if the move fails. It is added first
 * and then removed, so that a failure in between leaves it on both lists, never on none.
 */
export function useMoves() {
  const t = useText(moveText);
  const { notThatMany } = useText(errorText);
  const userMessage = useUserMessage();
  const client = useApolloClient();

  const tellFailure = (error: unknown): void => {
    // At the end of a session the login guard redirects to the login page.
    if (endedSession(error)) return;
    if (!(error instanceof StepRefused)) showToast({ kind: 'error', message: userMessage(error) });
    else
      showToast({
        kind: 'error',
        message: error.code === 'INSUFFICIENT_STOCK' ? notThatMany : t.notMoved(error.message),
      });
  };

  /** Runs the halves of a move while `hide` is applied to the cache, and says what was done. */
  const run = async (hide: (cache: ApolloCache) => void, act: () => Promise<unknown>, done: string): Promise<void> => {
    const layer = `move-${(lastLayer += 1)}`;
    client.cache.recordOptimisticTransaction(hide, layer);
    try {
      await act();
      showToast({ kind: 'success', message: done });
    } catch (error) {
      tellFailure(error);
      // What reached the shop is not known, so both are requested again. If that fails, they stay as they were.
      for (const query of [CartDocument, WishlistDocument])
        client.query({ query, fetchPolicy: 'network-only', context: CART_QUEUE }).catch(() => undefined);
    } finally {
      client.cache.removeOptimistic(layer);
    }
  };

  return {
    /** All units of a line of the cart. */
    toWishlist: ({ id: productId, title }: Product): Promise<void> =>
      run(
        hideInCart(productId),
        async () => {
          await take(client, STEPS.addToWishlist, { productId });
          await take(client, STEPS.removeFromCart, { productId });
        },
        t.onWishlist(title),
      ),
    /** One unit. */
    toCart: ({ id: productId, title }: Product): Promise<void> =>
      run(
        hideOnWishlist(productId),
        async () => {
          await take(client, STEPS.addToCart, { productId, quantity: 1 });
          await take(client, STEPS.removeFromWishlist, { productId });
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

/** A change of the cart or the wishlist. `done`: codes after which it is as it is wanted. */
interface Step {
  mutation: DocumentNode;
  field: string;
  done: readonly string[];
  context: typeof CART_QUEUE | typeof WISHLIST_QUEUE;
}

/** The halves of a move. */
const STEPS = {
  addToCart: {
    mutation: AddToCartDocument,
    field: 'addToCart',
    done: ['ADDED', 'QUANTITY_UPDATED'],
    context: CART_QUEUE,
  },
  removeFromCart: {
    mutation: RemoveFromCartDocument,
    field: 'removeFromCart',
    done: ['REMOVED', 'NOT_FOUND'],
    context: CART_QUEUE,
  },
  addToWishlist: {
    mutation: AddToWishlistDocument,
    field: 'addToWishlist',
    done: ['ADDED', 'ALREADY_EXISTS'],
    context: WISHLIST_QUEUE,
  },
  removeFromWishlist: {
    mutation: RemoveFromWishlistDocument,
    field: 'removeFromWishlist',
    done: ['REMOVED', 'NOT_FOUND'],
    context: WISHLIST_QUEUE,
  },
} satisfies Record<string, Step>;

/** The shop refused a step. */
class StepRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Data = Partial<Record<string, { code: string; message: string }>>;

/** Carries out a step. Gives the code of its outcome, or throws. */
async function take(client: ApolloClient, step: Step, variables: Record<string, unknown>): Promise<string> {
  const { mutation, field, done, context } = step;
  const sent = client.mutate<Data>({
    mutation,
    variables,
    // Who leaves the page right after the click means it all the same.
    context: { ...context, idempotencyKey: newKey(), fetchOptions: { keepalive: true } },
    // The change can succeed while reading the cart or wishlist fails; then that is requested again.
    errorPolicy: 'all',
  });
  const { code, message } = await payloadOf(sent, field);
  if (!done.includes(code)) throw new StepRefused(code, message);
  return code;
}
