import type { OrderStatus } from '../../../../generated/schema.ts';
import { useUpdateOrderStatusMutation, type StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { ADMIN_TOAST_MS } from '../../../../lib/timing.ts';
import { orderText } from '../../../../shared/order/messages.ts';
import { shortId } from '../../../../shared/order/short-id.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { superAdminText } from '../../messages.ts';
import { useOutcomeOf } from '../../outcome.ts';

/** Changes an order's status with an optimistic update that rolls back on failure. A toast tells how it went. */
export function useChangeStatus(): (order: StaffOrderFragment, status: OrderStatus) => Promise<void> {
  const t = useText(superAdminText);
  const { status: names } = useText(orderText);
  const outcomeOf = useOutcomeOf();
  const [update] = useUpdateOrderStatusMutation({ errorPolicy: 'all' });
  return async (order, status) => {
    const sent = update({
      variables: { orderId: order.id, status },
      optimisticResponse: { updateOrderStatus: { code: 'UPDATED', message: '', order: { ...order, status } } },
    });
    const { code, message } = await outcomeOf(sent, 'updateOrderStatus');
    const done = code === 'UPDATED';
    showToast({
      kind: done ? 'success' : 'error',
      message: done ? t.movedOne(shortId(order.id), names[status]) : message,
      duration: ADMIN_TOAST_MS,
    });
  };
}
