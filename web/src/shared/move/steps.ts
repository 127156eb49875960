import type { ApolloClient, DocumentNode } from '@apollo/client';
import { newKey } from '../../apollo/idempotency.ts';
import { CART_QUEUE, WISHLIST_QUEUE } from '../../apollo/operation-queue.ts';
import { payloadOf } from '../../apollo/payload-of.ts';
import { RemoveFromCartDocument } from '../../generated/cart.ts';
import { AddToWishlistDocument, RemoveFromWishlistDocument } from '../../generated/shared-wishlist.ts';
import { AddToCartDocument } from '../../generated/products-detail.ts';

/** A change of the cart or the wishlist. `done`: codes after which it is as it is wanted. */
interface Step {
  mutation: DocumentNode;
  field: string;
  done: readonly string[];
  context: typeof CART_QUEUE | typeof WISHLIST_QUEUE;
}

/** The halves of a move. */
export const STEPS = {
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
export class StepRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Data = Partial<Record<string, { code: string; message: string }>>;

/** Carries out a step. Gives the code of its outcome, or throws. */
export async function take(client: ApolloClient, step: Step, variables: Record<string, unknown>): Promise<string> {
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
