import { useMoveOrderMutation, useUpdateOrderStatusMutation } from '../../../generated/super-admin-orders.ts';
import type { StaffOrderFragment } from '../../../generated/super-admin-orders.ts';
import type { OrderStatus } from '../../../generated/schema.ts';
import { useText } from '../../../lib/language/language.tsx';
import { superAdminText } from '../messages.ts';
import { showOutcome, useOutcomeOf, type Outcome } from '../outcome.ts';

/** Changes an order's status with an optimistic update that rolls back on failure. A toast tells the outcome. */
export function useChangeStatus(): (order: StaffOrderFragment, status: OrderStatus) => Promise<void> {
  const outcomeOf = useOutcomeOf();
  const { orderOutcome } = useText(superAdminText);
  const [update] = useUpdateOrderStatusMutation({ errorPolicy: 'all' });
  return async (order, status) => {
    const sent = update({
      variables: { orderId: order.id, status },
      optimisticResponse: { updateOrderStatus: { code: 'UPDATED', message: '', order: { ...order, status } } },
    });
    showOutcome(await outcomeOf(sent, 'updateOrderStatus', orderOutcome), 'UPDATED');
  };
}

/** As `useChangeStatus`, for one of many: the caller tells the outcome. */
export function useMoveOrder(): (order: StaffOrderFragment, status: OrderStatus) => Promise<Outcome> {
  const outcomeOf = useOutcomeOf();
  const { orderOutcome } = useText(superAdminText);
  const [move] = useMoveOrderMutation({ errorPolicy: 'all' });
  return (order, status) =>
    outcomeOf(move({ variables: { orderId: order.id, status } }), 'updateOrderStatus', orderOutcome);
}
