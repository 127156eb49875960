import type { ApolloCache, Reference } from '@apollo/client';

/** What came of a mutation, as far as all of them have it. */
type Payload = { code: string } & Record<string, unknown>;
type Variables = Record<string, unknown>;

/** What a mutation changes in the browser's copy beyond the entities that its payload carries. */
type Change = (cache: ApolloCache, payload: Payload, variables: Variables) => void;

/** Drops a root field whose fresh value did not come along, so that whoever shows it asks again. */
const askAgainUnless =
  (field: 'cart' | 'wishlist'): Change =>
  (cache, payload) => {
    if (payload[field] == null) cache.evict({ id: 'ROOT_QUERY', fieldName: field });
  };

/** A placed order joins the list; an order from the cart leaves the cart empty (rulings: buy now leaves it alone). */
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
          return reference ? [reference, ...others] : others;
        },
      },
    });
  }
  if (!(input as { clearCart?: boolean }).clearCart) return;
  cache.modify({
    id: 'Cart:{}',
    fields: { items: () => [], totalPrice: () => 0, totalProducts: () => 0, summary: (_, { DELETE }) => DELETE },
  });
};

/** An order that lost its last product is gone. */
const orderItemRemoved: Change = (cache, { code }, { orderId }) => {
  if (code !== 'ORDER_REMOVED') return;
  cache.evict({ id: cache.identify({ __typename: 'Order', id: orderId as string }) ?? '' });
  cache.gc();
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
  cache.evict({ id: cache.identify({ __typename: 'Product', id: id as string }) ?? '' });
  if (message !== '') askForCatalogue(cache);
  cache.gc();
};

/** Every mutation that tells other screens and other tabs something, with what its payload leaves unsaid. */
const CHANGES: Record<string, Change | null> = {
  addToCart: askAgainUnless('cart'),
  removeFromCart: askAgainUnless('cart'),
  clearCart: askAgainUnless('cart'),
  incrementCartItem: askAgainUnless('cart'),
  decrementCartItem: askAgainUnless('cart'),
  addToWishlist: askAgainUnless('wishlist'),
  removeFromWishlist: askAgainUnless('wishlist'),
  addReview: null,
  placeOrder: orderPlaced,
  removeOrderItem: orderItemRemoved,
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
