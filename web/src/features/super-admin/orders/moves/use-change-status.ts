import { useUpdateOrderStatusMutation, type StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';
import type { OrderStatus } from '../../../../generated/schema.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { superAdminText } from '../../messages.ts';
import { showOutcome, useOutcomeOf } from '../../outcome.ts';

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
