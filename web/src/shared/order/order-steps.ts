import type { OrderStatus } from '../../generated/schema.ts';

/** `ORDERED` is not a status: every order was placed, whatever came of it. */
export type StepName = OrderStatus | 'ORDERED';

export interface Step {
  name: StepName;
  state: 'done' | 'now' | 'ahead';
}

const WAY = ['PENDING', 'PACKED', 'DISPATCHED', 'DELIVERED'] as const satisfies readonly OrderStatus[];

/**
 * The API keeps the latest status alone, so a cancelled order's way before it is not known. Nothing comes after
 * the delivery, so its step is done too.
 */
export function orderSteps(status: OrderStatus): readonly Step[] {
  if (status === 'CANCELLED' || status === 'UNKNOWN') {
    return [
      { name: 'ORDERED', state: 'done' },
      { name: status, state: 'now' },
    ];
  }
  const now = status === 'DELIVERED' ? WAY.length : WAY.indexOf(status);
  return WAY.map((name, index) => ({ name, state: index < now ? 'done' : index === now ? 'now' : 'ahead' }));
}
