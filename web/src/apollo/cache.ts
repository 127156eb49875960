import { InMemoryCache } from '@apollo/client';

/**
 * The browser's copy of what the gateway answered. Products are shared between lists, cart, wishlist and orders by their
 * id; a shopper has one cart and one wishlist, so whatever a mutation answers about them is at once what every screen shows.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          products: { keyArgs: ['filter', 'sort', 'page', 'pageSize'] },
          product: { keyArgs: ['id'] },
          orders: { merge: false },
          // An order of the list opens at once.
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
      // The same product may be in several orders, each time in another quantity.
      Order: { fields: { items: { merge: false } } },
      OrderItem: { keyFields: false },
      Product: {
        fields: { recommended: { keyArgs: ['first'] }, reviews: { keyArgs: ['first'], merge: false } },
      },
      // Old records may lack ids of their own or share them between products, so a review stays inside its product.
      Review: { keyFields: false },
    },
  });
}
