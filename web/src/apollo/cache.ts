import { InMemoryCache } from '@apollo/client';

/** The browser's copy of what the gateway answered; products are shared between lists, search and detail by their id. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          products: { keyArgs: ['filter', 'sort', 'page', 'pageSize'] },
          product: { keyArgs: ['id'] },
        },
      },
      Product: { fields: { recommended: { keyArgs: ['first'] }, reviews: { keyArgs: ['first'] } } },
      // Old records may lack ids of their own or share them between products, so a review stays inside its product.
      Review: { keyFields: false },
    },
  });
}
