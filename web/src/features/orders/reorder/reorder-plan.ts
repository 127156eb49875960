import type { OrderStateFragment } from '../../../generated/components.ts';

export interface Wanted {
  productId: string;
  title: string;
  quantity: number;
}

/** Why a product is not in the cart as it was ordered. */
export type Missing =
  | { why: 'notSold'; count: number }
  | { why: 'outOfStock' | 'cartHasAll' | 'notThatMany' | 'notAdded'; title: string }
  | { why: 'fewer'; title: string; quantity: number; ordered: number };

/** What of an order can go into the cart: products that are still sold, as many as are in stock and not yet in the cart. */
export function reorderPlan({ items }: OrderStateFragment, inCart: ReadonlyMap<string, number>) {
  const wanted: Wanted[] = [];
  const missing: Missing[] = [];
  for (const { product, quantity: ordered } of items) {
    if (!product) continue;
    const { id: productId, title, stock } = product;
    const quantity = Math.min(ordered, stock - (inCart.get(productId) ?? 0));
    if (quantity > 0) wanted.push({ productId, title, quantity });
    if (stock <= 0) missing.push({ why: 'outOfStock', title });
    else if (quantity <= 0) missing.push({ why: 'cartHasAll', title });
    else if (quantity < ordered) missing.push({ why: 'fewer', title, quantity, ordered });
  }
  const notSold = items.filter(({ product }) => !product).length;
  if (notSold > 0) missing.push({ why: 'notSold', count: notSold });
  return { wanted, missing };
}

/** False: nothing of it is sold and in stock today. */
export const canReorder = ({ items }: OrderStateFragment): boolean =>
  items.some(({ product }) => product !== null && product.stock > 0);
