import type { ProductAnswer } from '../../../upstream/products.queries.ts';
import { addToCartVisits, cartVisits } from './cart-visits.ts';
import { listVisits, longListVisits } from './list-visits.ts';
import { homeVisits, productVisits } from './screen-visits.ts';
import { inAnyOrder, type Workload, type WorkloadId } from './visit.ts';

/** All workloads over a catalogue. */
export function createWorkloads(catalogue: readonly ProductAnswer[]): (Workload & { id: WorkloadId })[] {
  return [
    { id: 'W1', title: 'product list, 20 cards', visits: listVisits(catalogue) },
    { id: 'W2', title: 'product, reviews, 8 recommended', visits: productVisits(catalogue) },
    { id: 'W3', title: 'cart of 10', visits: cartVisits() },
    { id: 'W4', title: 'add to cart', visits: addToCartVisits(catalogue) },
    { id: 'W5', title: 'home page, 2 operations', visits: homeVisits() },
  ];
}

/** What the growth of a list is measured with: cards of 20 products, or of 200. */
export function longListWorkload(cards: 20 | 200): Workload {
  return { id: `list of ${cards}`, title: 'product list', visits: longListVisits(cards) };
}

/** Several workloads as one: each operation a visit of its own, all of them mixed. */
export function mixed(id: string, workloads: readonly Workload[]): Workload {
  const visits = workloads.flatMap((workload) => workload.visits);
  const single = visits.flatMap((visit) =>
    visit.operations.map((operation) => ({ ...visit, operations: [operation] })),
  );
  return { id, title: workloads.map((workload) => workload.id).join(', '), visits: inAnyOrder(single) };
}
