import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import type { CartStateFragment } from '../generated/components.ts';

/** What came of a mutation, as far as all of them have it. */
type Payload = { code: string } & Record<string, unknown>;
type Variables = Record<string, unknown>;

type CheckoutSummary = CartStateFragment['summary'];

/** What a mutation changes in the browser's copy beyond the entities that its payload carries. */
type Change = (cache: ApolloCache, payload: Payload, variables: Variables) => void;

/** Drops a root field whose fresh value did not come along, so that whoever shows it asks again. */
const askAgainUnless =
  (field: 'cart' | 'wishlist'): Change =>
  (cache, payload) => {
    if (payload[field] == null) cache.evict({ id: 'ROOT_QUERY', fieldName: field });
  };

const cartChanged = askAgainUnless('cart');

/** What an empty cart comes to: nothing but what every order costs. */
const emptied = (summary: CheckoutSummary): CheckoutSummary => ({
  ...summary,
  itemsPrice: 0,
  payable: summary.shipping + summary.tax,
});

/** A placed order is appended to the list (specification, section 4); an order from the cart leaves the cart empty (rulings: buy now leaves it alone). */
const orderPlaced: Change = (cache, { code, order }, { input }) => {
  if (code !== 'PLACED') return;
  if (order) {
    const placed = order as { __typename: 'Order'; id: string };
    cache.modify<{ orders: readonly Reference[] }>({
      id: 'ROOT_QUERY',
      fields: {
        orders: (known, { toReference, readField }) => {
          const others = known.filter((other) => readField('id', other) !== placed.id);
          const reference = toReference(placed);
          return reference ? [...others, reference] : others;
        },
      },
    });
  }
  if (!(input as { clearCart?: boolean }).clearCart) return;
  cache.modify({
    id: 'Cart:{}',
    fields: {
      items: () => [],
      totalPrice: () => 0,
      totalProducts: () => 0,
      summary: (known) => emptied(known as CheckoutSummary),
    },
  });
};

/** A product leaves its order; an order that lost its last one is gone, from lists and from its own screen. */
const orderItemRemoved: Change = (cache, { code, order }, { orderId, productId }) => {
  const id = cache.identify({ __typename: 'Order', id: orderId as string }) ?? '';
  if (code === 'PRODUCT_REMOVED' && order == null) {
    cache.modify<{ items: readonly StoreObject[]; total: number }>({
      id,
      fields: {
        items: (known, { readField }) => known.filter((item) => readField('id', item) !== productId),
        // Only the gateway knows what is left to pay: whoever shows it asks again.
        total: (_, { DELETE }) => DELETE,
      },
    });
  }
  if (code !== 'ORDER_REMOVED') return;
  cache.modify<{ order: Reference | null }>({
    id: 'ROOT_QUERY',
    fields: { order: (known, { readField }) => (readField('id', known ?? undefined) === orderId ? null : known) },
  });
  cache.evict({ id });
  cache.gc();
};

/** Reviews that changed, though their product did not come along, are asked for again. */
function askForReviews(cache: ApolloCache, productId: unknown): void {
  cache.evict({ id: cache.identify({ __typename: 'Product', id: productId as string }) ?? '', fieldName: 'reviews' });
}

const reviewAdded: Change = (cache, { code, product }, { input }) => {
  const done = code === 'ADDED' || code === 'UPDATED';
  if (done && !product) askForReviews(cache, (input as { productId: string }).productId);
};

const reviewDeleted: Change = (cache, { code, product }, { productId }) => {
  if (code === 'DELETED' && !product) askForReviews(cache, productId);
};

/** Which products there are, or how they compare: every list, and the counts, are asked for again. */
function askForCatalogue(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminSummary' });
}

const productCreated: Change = (cache, { code }) => {
  if (code === 'CREATED') askForCatalogue(cache);
};

/** By anything else no list is filtered or sorted, and nothing counted. */
const COMPARED = ['title', 'brand', 'category', 'discountPrice', 'originalPrice', 'stock'];

const productUpdated: Change = (cache, { code }, { changes }) => {
  if (code === 'UPDATED' && COMPARED.some((field) => field in (changes as Variables))) askForCatalogue(cache);
};

/**
 * Leaves every list at once; not found means the same. An answer made up before the real one has no words yet: lists
 * that were asked for at its time would bring the product back.
 */
const productDeleted: Change = (cache, { code, message }, { id }) => {
  if (code === 'FAILED') return;
  // Not evicted: that does nothing to what is optimistic.
  cache.modify({
    id: cache.identify({ __typename: 'Product', id: id as string }) ?? '',
    fields: (_: unknown, { DELETE }) => DELETE,
  });
  if (message !== '') askForCatalogue(cache);
  cache.gc();
};

/**
 * A delivered order adds to the totals, which only the gateway can count. An answer made up before the real one has no
 * words yet: asked at its time, the gateway would count without the order.
 */
const orderMoved: Change = (cache, { code, message, order }, { orderId, status }) => {
  const id = cache.identify({ __typename: 'Order', id: orderId as string }) ?? '';
  if (code === 'NOT_FOUND') cache.evict({ id });
  // It moved, though what it is now could not be read.
  if (code === 'UPDATED' && !order) cache.modify({ id, fields: { status: () => status as string } });
  const delivered = code === 'ALREADY_DELIVERED' || (code === 'UPDATED' && status === 'DELIVERED');
  if (delivered && message !== '') cache.evict({ id: 'ROOT_QUERY', fieldName: 'deliveredTotals' });
};

/** A new account's id is the gateway's to say. */
const userCreated: Change = (cache, { code }) => {
  if (code === 'CREATED') cache.evict({ id: 'ROOT_QUERY', fieldName: 'users' });
};

/** The payload says nothing of the account; what was asked for is what it is now. */
const userUpdated: Change = (cache, { code }, { id, changes }) => {
  if (code === 'NOT_FOUND') return userGone(cache, id);
  if (code !== 'UPDATED') return;
  const fields = Object.entries(changes as Record<string, string>).map(([name, value]) => [name, () => value]);
  cache.modify({ id: accountId(cache, id), fields: Object.fromEntries(fields) as Record<string, () => string> });
};

/** Not found means the same: it is not there any more. */
const userRemoved: Change = (cache, { code }, { id }) => {
  if (code === 'REMOVED' || code === 'NOT_FOUND') userGone(cache, id);
};

function userGone(cache: ApolloCache, id: unknown): void {
  cache.evict({ id: accountId(cache, id) });
  cache.gc();
}

function accountId(cache: ApolloCache, id: unknown): string {
  return cache.identify({ __typename: 'User', id: id as string }) ?? '';
}

/** Every mutation that tells other screens and other tabs something, with what its payload leaves unsaid. */
const CHANGES: Record<string, Change | null> = {
  addToCart: cartChanged,
  removeFromCart: cartChanged,
  clearCart: cartChanged,
  incrementCartItem: cartChanged,
  decrementCartItem: cartChanged,
  addToWishlist: askAgainUnless('wishlist'),
  removeFromWishlist: askAgainUnless('wishlist'),
  addReview: reviewAdded,
  placeOrder: orderPlaced,
  removeOrderItem: orderItemRemoved,
  updateOrderStatus: orderMoved,
  deleteReview: reviewDeleted,
  createUser: userCreated,
  updateUser: userUpdated,
  removeUser: userRemoved,
  createProduct: productCreated,
  updateProduct: productUpdated,
  deleteProduct: productDeleted,
};

/** True if an answer to a mutation is of interest to other tabs. */
export function isShared(data: Record<string, unknown>): boolean {
  return Object.keys(data).some((field) => field in CHANGES);
}

/** Does to the browser's copy what a mutation did to the shop: after its answer, before it (optimistic), in every tab. */
export function applyChanges(cache: ApolloCache, data: Record<string, unknown>, variables: Variables): void {
  for (const [field, payload] of Object.entries(data)) CHANGES[field]?.(cache, payload as Payload, variables);
}
