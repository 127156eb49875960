import type { OrderStateFragment } from '../../../generated/components.ts';

/** How many pieces an order holds, of all its products. */
export function pieces({ items }: OrderStateFragment): string {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? '1 piece' : `${count} pieces`;
}
