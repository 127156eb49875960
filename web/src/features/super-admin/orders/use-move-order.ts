import type { OrderStateFragment } from '../../../generated/components.ts';
import type { OrderStatus } from '../../../generated/schema.ts';
import { useUpdateOrderStatusMutation } from '../../../generated/super-admin-orders.ts';
import { outcomeOf, sayOutcome } from '../outcome.ts';

/** Moves an order to another state: on the screen at once, and back again if the gateway says no. */
export function useMoveOrder(): (order: OrderStateFragment, status: OrderStatus) => Promise<void> {
  const [update] = useUpdateOrderStatusMutation({ errorPolicy: 'all' });
  return async (order, status) => {
    const moved = update({
      variables: { orderId: order.id, status },
      optimisticResponse: { updateOrderStatus: { code: 'UPDATED', message: '', order: { ...order, status } } },
    });
    sayOutcome(await outcomeOf(moved, 'updateOrderStatus'), 'UPDATED');
  };
}
