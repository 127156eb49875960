import type { ProductAnswer } from '../../upstream/products/products.queries.ts';
import { SHOPPERS } from '../upstream/answers.ts';
import { requireDocument } from './documents.ts';
import { listVisits, longListVisits } from './list-visits.ts';
import { MESH_CART } from './mesh-documents.ts';
import { homeVisits, productVisits } from './screen-visits.ts';
import { inAnyOrder, type RestCall, type Visit, type Workload, type WorkloadId } from './visit.ts';

export function createWorkloads(catalogue: readonly ProductAnswer[]): (Workload & { id: WorkloadId })[] {
  return [
    { id: 'W1', title: 'product list, 20 cards', visits: listVisits(catalogue) },
    { id: 'W2', title: 'product, reviews, 8 recommended', visits: productVisits(catalogue) },
    { id: 'W3', title: 'cart of 10', visits: cartVisits() },
    { id: 'W4', title: 'add to cart', visits: addToCartVisits(catalogue) },
    { id: 'W5', title: 'home page, 3 operations', visits: homeVisits() },
  ];
}

export function requireWorkload(workloads: readonly Workload[], id: WorkloadId): Workload {
  const found = workloads.find((workload) => workload.id === id);
  if (!found) throw new Error(`There is no workload ${id}`);
  return found;
}

/** Lengths of lists for the growth measurement, in cards. */
export const LIST_SIZES = [20, 200] as const;

export function longListWorkload(cards: (typeof LIST_SIZES)[number]): Workload {
  return { id: `list of ${cards}`, title: 'product list', visits: longListVisits(cards) };
}

/** Mixes workloads into one, in which each operation is a visit of its own. */
export function mixed(id: string, workloads: readonly Workload[]): Workload {
  const visits = workloads.flatMap((workload) => workload.visits);
  const single = visits.flatMap((visit) =>
    visit.operations.map((operation) => ({ ...visit, operations: [operation] })),
  );
  return { id, title: workloads.map((workload) => workload.id).join(', '), visits: inAnyOrder(single) };
}

const readCart: RestCall = { method: 'GET', target: '/api/cart/get' };

/** W3: each shopper reads a cart of ten products. */
function cartVisits(): Visit[] {
  const text = requireDocument('Cart');
  return Array.from({ length: SHOPPERS }, () => ({
    operations: [{ name: 'Cart', text, variables: {} }],
    rest: [readCart],
    mesh: [{ name: 'MeshCart', text: MESH_CART, variables: {} }],
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
