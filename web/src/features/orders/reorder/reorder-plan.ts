import type { OrderStateFragment } from '../../../generated/components.ts';
import { addable, type Missing } from '../../../shared/cart/missing.ts';

export interface Wanted {
  productId: string;
  title: string;
  quantity: number;
}

/** What of an order can go into the cart: products that are still sold, as many as are in stock and not yet in the cart. */
export function reorderPlan({ items }: OrderStateFragment, inCart: ReadonlyMap<string, number>) {
  const wanted: Wanted[] = [];
  const missing: Missing[] = [];
  for (const { product, quantity: ordered } of items) {
    if (!product) continue;
    const { id: productId, title } = product;
    const { quantity, missing: problem } = addable(product, ordered, inCart.get(productId) ?? 0);
    if (quantity > 0) wanted.push({ productId, title, quantity });
    if (problem) missing.push(problem);
  }
  const notSold = items.filter(({ product }) => !product).length;
  if (notSold > 0) missing.push({ why: 'notSold', count: notSold });
  return { wanted, missing };
}

/** False: nothing of it is sold and in stock today. */
export const canReorder = ({ items }: OrderStateFragment): boolean =>
  items.some(({ product }) => product !== null && product.stock > 0);
