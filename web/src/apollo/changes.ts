import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import type { CartStateFragment } from '../generated/shared-cart.ts';

type Payload = { code: string } & Record<string, unknown>;
type Variables = Record<string, unknown>;

type CheckoutSummary = CartStateFragment['summary'];

/** Of an object in the cache. */
const idOf = (cache: ApolloCache, __typename: string, id: unknown): string =>
  cache.identify({ __typename, id: id as string }) ?? '';

type Change = (cache: ApolloCache, payload: Payload, variables: Variables) => void;

/** Evicts a root field if the payload lacks its new value, so that active queries refetch it. */
const evictIfMissing =
  (field: 'cart' | 'wishlist'): Change =>
  (cache, payload) => {
    if (payload[field] == null) cache.evict({ id: 'ROOT_QUERY', fieldName: field });
  };

const cartChanged = evictIfMissing('cart');

const emptySummary = (summary: CheckoutSummary): CheckoutSummary => ({
  ...summary,
  itemsPrice: 0,
  payable: summary.shipping + summary.tax,
  isTotalWhole: true,
});

/** Appends the order to the list (specification, section 4). Buy now has no `clearCart` and keeps the cart (rulings). */
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
      summary: (known) => emptySummary(known as CheckoutSummary),
    },
  });
};

const orderItemRemoved: Change = (cache, { code, order }, { orderId, productId }) => {
  const id = idOf(cache, 'Order', orderId);
  if (code === 'PRODUCT_REMOVED' && order == null) {
    cache.modify<{ items: readonly StoreObject[]; total: number; isTotalWhole: boolean }>({
      id,
      fields: {
        items: (known, { readField }) => known.filter((item) => readField('id', item) !== productId),
        // Only the gateway can compute the new total; without it, active queries refetch the order.
        total: (_, { DELETE }) => DELETE,
        isTotalWhole: (_, { DELETE }) => DELETE,
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

function evictReviews(cache: ApolloCache, productId: unknown): void {
  cache.evict({ id: idOf(cache, 'Product', productId), fieldName: 'reviews' });
}

const reviewAdded: Change = (cache, { code, product }, { input }) => {
  const done = code === 'ADDED' || code === 'UPDATED';
  if (done && !product) evictReviews(cache, (input as { productId: string }).productId);
};

const reviewDeleted: Change = (cache, { code, product }, { productId }) => {
  if (code === 'DELETED' && !product) evictReviews(cache, productId);
};

function evictCatalogue(cache: ApolloCache): void {
  for (const fieldName of ['products', 'catalogue', 'adminSummary']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

const productCreated: Change = (cache, { code }) => {
  if (code === 'CREATED') evictCatalogue(cache);
};

/** Lists and counts depend on these fields only. */
const COMPARED_FIELDS = ['title', 'brand', 'category', 'discountPrice', 'originalPrice', 'stock'];

const productUpdated: Change = (cache, { code }, { changes }) => {
  if (code === 'UPDATED' && COMPARED_FIELDS.some((field) => field in (changes as Variables))) evictCatalogue(cache);
};

/** NOT_FOUND means deleted, too. Optimistic payloads have no message: a refetch then brings the product back. */
const productDeleted: Change = (cache, { code, message }, { id }) => {
  if (code === 'FAILED') return;
  // Evicting has no effect on the optimistic layer.
  cache.modify({
    id: idOf(cache, 'Product', id),
    fields: (_: unknown, { DELETE }) => DELETE,
  });
  if (message !== '') evictCatalogue(cache);
  cache.gc();
};

/** Only the gateway can count the totals. Optimistic payloads have no message: a refetch then misses this order. */
const orderStatusUpdated: Change = (cache, { code, message, order }, { orderId, status }) => {
  const id = idOf(cache, 'Order', orderId);
  if (code === 'NOT_FOUND') cache.evict({ id });
  // The update succeeded, but the gateway could not read the order afterwards.
  if (code === 'UPDATED' && !order) cache.modify({ id, fields: { status: () => status as string } });
  const delivered = code === 'ALREADY_DELIVERED' || (code === 'UPDATED' && status === 'DELIVERED');
  if (delivered && message !== '') cache.evict({ id: 'ROOT_QUERY', fieldName: 'deliveredTotals' });
};

const userCreated: Change = (cache, { code }) => {
  if (code === 'CREATED') cache.evict({ id: 'ROOT_QUERY', fieldName: 'users' });
};

/** The payload has no account; the requested changes are the new values. */
const userUpdated: Change = (cache, { code }, { id, changes }) => {
  if (code === 'NOT_FOUND') return evictUser(cache, id);
  if (code !== 'UPDATED') return;
  const fields = Object.entries(changes as Record<string, string>).map(([name, value]) => [name, () => value]);
  cache.modify({ id: idOf(cache, 'User', id), fields: Object.fromEntries(fields) as Record<string, () => string> });
};

const userRemoved: Change = (cache, { code }, { id }) => {
  if (code === 'REMOVED' || code === 'NOT_FOUND') evictUser(cache, id);
};

function evictUser(cache: ApolloCache, id: unknown): void {
  cache.evict({ id: idOf(cache, 'User', id) });
  cache.gc();
}

/** Mutations that affect other screens and tabs, with the cache updates that their payloads lack. */
const CHANGES: Record<string, Change | null> = {
  addToCart: cartChanged,
  removeFromCart: cartChanged,
  clearCart: cartChanged,
  incrementCartItem: cartChanged,
  decrementCartItem: cartChanged,
  addToWishlist: evictIfMissing('wishlist'),
  removeFromWishlist: evictIfMissing('wishlist'),
  addReview: reviewAdded,
  placeOrder: orderPlaced,
  removeOrderItem: orderItemRemoved,
  updateOrderStatus: orderStatusUpdated,
  deleteReview: reviewDeleted,
  createUser: userCreated,
  updateUser: userUpdated,
  removeUser: userRemoved,
  createProduct: productCreated,
  updateProduct: productUpdated,
  deleteProduct: productDeleted,
};

export function affectsOtherTabs(data: Record<string, unknown>): boolean {
  return Object.keys(data).some((field) => field in CHANGES);
}

/** Applies a mutation to the cache: optimistically, after the response, and in other tabs. */
export function applyChanges(cache: ApolloCache, data: Record<string, unknown>, variables: Variables): void {
  for (const [field, payload] of Object.entries(data)) CHANGES[field]?.(cache, payload as Payload, variables);
}
