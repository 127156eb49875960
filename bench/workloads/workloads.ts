import type { ProductAnswer } from '../../upstream/products/products.queries.ts';
import { SHOPPERS } from '../upstream/answers.ts';
import { requireDocument } from './documents.ts';
import { listVisits } from './list-visits.ts';
import { homeVisits, productVisits } from './screen-visits.ts';
import type { RestCall, Visit, Workload } from './visit.ts';

export function createWorkloads(catalogue: readonly ProductAnswer[]): Workload[] {
  return [
    { id: 'W1', title: 'product list, 20 cards', visits: listVisits(catalogue) },
    { id: 'W2', title: 'product, reviews, 8 recommended', visits: productVisits(catalogue) },
    { id: 'W3', title: 'cart of 10', visits: cartVisits() },
    { id: 'W4', title: 'add to cart', visits: addToCartVisits(catalogue) },
    { id: 'W5', title: 'home page, 3 operations', visits: homeVisits() },
  ];
}

const readCart: RestCall = { method: 'GET', target: '/api/cart/get' };

/** W3: each shopper reads a cart of ten products. */
function cartVisits(): Visit[] {
  const text = requireDocument('Cart');
  return Array.from({ length: SHOPPERS }, () => ({
    operations: [{ name: 'Cart', text, variables: {} }],
    rest: [readCart],
    signedIn: true,
  }));
}

/** W4: each shopper adds a product and gets the whole cart back. */
function addToCartVisits(catalogue: readonly ProductAnswer[]): Visit[] {
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
