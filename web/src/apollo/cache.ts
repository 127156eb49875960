import { InMemoryCache, type FieldMergeFunction } from '@apollo/client';

/** A field that failed is null. It takes nothing from the screens that have read it, and is read again by those that have not. */
const unlessFailed: FieldMergeFunction<unknown> = (known, found) => found ?? known;

/** Products are shared by id. Cart and wishlist are singletons, so a mutation's payload updates every screen. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          products: { keyArgs: ['filter', 'sort', 'page', 'pageSize'] },
          product: { keyArgs: ['id'] },
          cart: { merge: unlessFailed },
          wishlist: { merge: unlessFailed },
          orders: { merge: false },
          // An order that the list has loaded opens without a request.
          order: {
            keyArgs: ['id'],
            read: (known: unknown, { args, canRead, toReference }) => {
              if (known !== undefined) return known;
              const listed = toReference({ __typename: 'Order', id: args?.['id'] as string });
              return canRead(listed) ? listed : undefined;
            },
          },
          checkoutSummary: { merge: false },
        },
      },
      Cart: { keyFields: [], fields: { items: { merge: false }, summary: { merge: false } } },
      Wishlist: { keyFields: [], fields: { items: { merge: false } } },
      // A product may be in several orders, with different quantities.
      Order: { fields: { items: { merge: false } } },
      OrderItem: { keyFields: false },
      Product: {
        fields: { recommended: { keyArgs: ['first'] }, reviews: { keyArgs: ['first'], merge: false } },
      },
      // Old reviews may have no id, or share one with a review of another product.
      Review: { keyFields: false },
    },
  });
}
