import { useUpdateOrderStatusMutation, type StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';
import type { OrderStatus } from '../../../../generated/schema.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { superAdminText } from '../../messages.ts';
import { useOutcomeOf } from '../../outcome.ts';
import { useTellMove } from './use-tell-move.ts';

/** Changes an order's status with an optimistic update that rolls back on failure. A toast tells, and takes it back. */
export function useChangeStatus(): (order: StaffOrderFragment, status: OrderStatus) => Promise<void> {
  const outcomeOf = useOutcomeOf();
  const tell = useTellMove();
  const { orderOutcome } = useText(superAdminText);
  const [update] = useUpdateOrderStatusMutation({ errorPolicy: 'all' });

  async function change(order: StaffOrderFragment, status: OrderStatus, isUndo = false): Promise<void> {
    const sent = update({
      variables: { orderId: order.id, status },
      optimisticResponse: { updateOrderStatus: { code: 'UPDATED', message: '', order: { ...order, status } } },
    });
    const outcome = await outcomeOf(sent, 'updateOrderStatus', orderOutcome);
    const undo = isUndo ? undefined : () => void change({ ...order, status }, order.status, true);
    tell(outcome, { id: order.id, from: order.status, to: status }, undo);
  }
  return change;
}
