import type { ApolloClient } from '@apollo/client';
import { endedSession, errorCode } from '../../apollo/error-codes.ts';
import { CART_QUEUE } from '../../apollo/operation-queue.ts';
import { payloadOf } from '../../apollo/payload-of.ts';
import { CartDocument } from '../../generated/cart.ts';
import { AddToCartDocument } from '../../generated/products-detail.ts';
import { cartPlan, type Missing, type ToAdd, type Wanted } from './cart-plan.ts';

export interface Filled {
  /** How many products are in the cart that were to come. */
  added: number;
  missing: Missing[];
  /** What stopped it; undefined: it went through. */
  failure: unknown;
}

export interface FillOptions {
  /** The idempotency key for a product, so that it is added once, however often this is done again. */
  keyOf?: (productId: string) => string | undefined;
  /** Called for each product once the API has taken or refused it, or has nothing to do with it. */
  onSettled?: (productId: string) => void;
  /** Called for a product whose addition failed with an answer, which the gateway would give again for the same key. */
  onFailed?: (productId: string) => void;
}

/** Puts as much as there is in stock into the cart. Rejects if the cart cannot be read, or the session has ended. */
export async function fillCart(
  client: ApolloClient,
  items: readonly ToAdd[],
  options: FillOptions = {},
): Promise<Filled> {
  const { keyOf, onSettled, onFailed } = options;
  const { data } = await client.query({ query: CartDocument, fetchPolicy: 'network-only', context: CART_QUEUE });
  const inCart = new Map(data?.cart?.items.map(({ id, quantity }) => [id, quantity]));
  const { wanted, missing } = cartPlan(items, inCart);
  const isWanted = new Set(wanted.map(({ productId }) => productId));
  for (const { product } of items) if (product && !isWanted.has(product.id)) onSettled?.(product.id);

  let added = 0;
  let failure: unknown;
  for (const one of wanted) {
    // One after another: the cart's queue would send them so anyway, and after a failure the rest stays out.
    if (failure !== undefined) {
      missing.push({ why: 'notAdded', title: one.title });
      continue;
    }
    try {
      const problem = await addOne(client, one, keyOf?.(one.productId));
      onSettled?.(one.productId);
      if (problem) missing.push(problem);
      else added += 1;
    } catch (error) {
      if (endedSession(error)) throw error;
      failure = error;
      if (errorCode(error) !== undefined) onFailed?.(one.productId);
      missing.push({ why: 'notAdded', title: one.title });
    }
  }
  return { added, missing, failure };
}

/** Undefined: it is in the cart. */
async function addOne(client: ApolloClient, one: Wanted, key: string | undefined): Promise<Missing | undefined> {
  const { productId, quantity, title } = one;
  const context = key === undefined ? CART_QUEUE : { ...CART_QUEUE, idempotencyKey: key };
  try {
    const sent = client.mutate({
      mutation: AddToCartDocument,
      variables: { productId, quantity },
      errorPolicy: 'all',
      context,
    });
    const { code } = await payloadOf(sent, 'addToCart');
    if (code === 'ADDED' || code === 'QUANTITY_UPDATED') return undefined;
    if (code === 'PRICE_NOT_AVAILABLE') return { why: 'noPrice', title };
    return { why: code === 'INSUFFICIENT_STOCK' ? 'notThatMany' : 'notAdded', title };
  } catch (error) {
    // It was added with another quantity, and the answer was lost.
    if (errorCode(error) === 'IDEMPOTENCY_KEY_REUSED') return undefined;
    throw error;
  }
}
