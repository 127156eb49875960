import type { ApolloClient } from '@apollo/client';
import { endedSession, errorCode } from '../../apollo/error-codes.ts';
import { CART_QUEUE } from '../../apollo/operation-queue.ts';
import { payloadOf } from '../../apollo/payload-of.ts';
import { CartDocument } from '../../generated/cart.ts';
import { AddToCartDocument } from '../../generated/products-detail.ts';
import { showToast } from '../../ui/toast/toast.ts';
import type { orderText } from '../order/messages.ts';

/** Something that is to go into the cart. Null: the product is no longer sold; `title` says what it was, if that is known. */
interface ToAdd {
  product: { id: string; title: string; stock: number; hasPrice: boolean } | null;
  quantity: number;
  title?: string | undefined;
}

interface Wanted {
  productId: string;
  title: string;
  quantity: number;
}

type Texts = typeof orderText.english;

/** A part of a sentence: what is not in the cart as it was wanted, and why. */
type Missing = (t: Texts) => string;

interface Filled {
  /** How many products are in the cart that were to come. */
  added: number;
  missing: Missing[];
  /** What stopped it; undefined: it went through. */
  failure: unknown;
}

/** Puts as much as there is in stock into the cart. Rejects if the cart cannot be read, or the session has ended. */
export async function fillCart(
  client: ApolloClient,
  items: readonly ToAdd[],
  options: {
    /** The idempotency key for a product, so that it is added once, however often this is done again. */
    keyOf?: (productId: string) => string | undefined;
    /** Called for each product once the API has taken or refused it, or has nothing to do with it. */
    onSettled?: (productId: string) => void;
    /** Called for a product whose addition failed with an answer, which the gateway would give again for the same key. */
    onFailed?: (productId: string) => void;
  } = {},
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
      missing.push((t) => t.notAdded(one.title));
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
      missing.push((t) => t.notAdded(one.title));
    }
  }
  return { added, missing, failure };
}

/** What can go into the cart: products that are still sold and have a price, as many as are in stock and not yet in the cart. */
function cartPlan(items: readonly ToAdd[], inCart: ReadonlyMap<string, number>) {
  const wanted: Wanted[] = [];
  const missing: Missing[] = [];
  for (const { product, quantity: asked } of items) {
    if (!product) continue;
    const { id: productId, title, stock, hasPrice } = product;
    if (!hasPrice) {
      missing.push((t) => t.noPrice(title));
      continue;
    }
    const quantity = Math.min(asked, stock - (inCart.get(productId) ?? 0));
    if (quantity > 0) wanted.push({ productId, title, quantity });
    if (stock <= 0) missing.push((t) => t.noStock(title));
    else if (quantity <= 0) missing.push((t) => t.cartHasAll(title));
    else if (quantity < asked) missing.push((t) => t.fewerPieces(title, quantity, asked));
  }
  const gone = items.filter(({ product }) => !product);
  for (const { title } of gone) if (title !== undefined) missing.push((t) => t.gone(title));
  const count = gone.filter(({ title }) => title === undefined).length;
  if (count > 0) missing.push((t) => t.notSold(count));
  return { wanted, missing };
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
    if (code === 'PRICE_NOT_AVAILABLE') return (t) => t.noPrice(title);
    return (t) => (code === 'INSUFFICIENT_STOCK' ? t.tooFew(title) : t.notAdded(title));
  } catch (error) {
    // It was added with another quantity, and the answer was lost.
    if (errorCode(error) === 'IDEMPOTENCY_KEY_REUSED') return undefined;
    throw error;
  }
}

/** Says in a sentence of the screen what came of it. */
export function tellFilled(
  { added, missing }: Filled,
  t: Texts,
  says: { all: string; notAll: (missing: string) => string; nothing: (missing: string) => string },
): void {
  if (missing.length === 0) return showToast({ kind: 'success', message: says.all });
  const list = missing.map((say) => say(t)).join(', ');
  showToast({ kind: 'error', message: added > 0 ? says.notAll(list) : says.nothing(list) });
}
