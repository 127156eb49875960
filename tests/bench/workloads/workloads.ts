import type { ProductAnswer } from '../../../upstream/products.queries.ts';
import { addToCartVisits, cartVisits } from './cart-visits.ts';
import { homeVisits, listVisits, productVisits } from './catalogue-visits.ts';
import type { Workload } from './visit.ts';

/** All workloads over a catalogue. */
export function createWorkloads(catalogue: readonly ProductAnswer[]): Workload[] {
  return [
    { id: 'W1', title: 'product list, 20 cards', signedIn: false, visits: listVisits(catalogue) },
    { id: 'W2', title: 'product, reviews, 8 recommended', signedIn: false, visits: productVisits(catalogue) },
    { id: 'W3', title: 'cart of 10', signedIn: true, visits: cartVisits() },
    { id: 'W4', title: 'add to cart', signedIn: true, visits: addToCartVisits(catalogue) },
    { id: 'W5', title: 'home page, 2 operations', signedIn: false, visits: homeVisits() },
  ];
}
