import type { OrderStateFragment } from '../../../generated/components.ts';

/** The sum of the quantities, as text: '3 pieces'. */
export function pieces({ items }: OrderStateFragment): string {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? '1 piece' : `${count} pieces`;
}
