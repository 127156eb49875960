import type { OrderStateFragment } from '../../../generated/components.ts';

/** The sum of the quantities. */
export function pieces({ items }: OrderStateFragment): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
