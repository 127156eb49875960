import type { ProductAnswer } from '../../upstream/products/products.queries.ts';
import { SHOPPERS } from '../upstream/answers.ts';
import { requireDocument } from './documents.ts';
import { MESH_CART } from './mesh-documents.ts';
import type { RestCall, Visit } from './visit.ts';

const readCart: RestCall = { method: 'GET', target: '/api/cart/get' };

/** W3: each shopper's cart of ten products. */
export function cartVisits(): Visit[] {
  const text = requireDocument('Cart');
  return Array.from({ length: SHOPPERS }, () => ({
    operations: [{ name: 'Cart', text, variables: {} }],
    rest: [readCart],
    mesh: [{ name: 'MeshCart', text: MESH_CART, variables: {} }],
    signedIn: true,
  }));
}

/** W4: each shopper puts something into the cart and gets all of it back. */
export function addToCartVisits(catalogue: readonly ProductAnswer[]): Visit[] {
  const text = requireDocument('AddToCart');
  return Array.from({ length: SHOPPERS }, (_, place) => {
    const variables = { productId: catalogue[place % catalogue.length]?._id ?? '', quantity: 1 };
    return {
      operations: [{ name: 'AddToCart', text, variables }],
      rest: [{ method: 'POST' as const, target: '/api/cart/add', body: variables }, readCart],
      signedIn: true,
    };
  });
}
