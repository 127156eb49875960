import { useUpdateOrderStatusMutation, type StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useOneMove } from './use-one-move.ts';

/** Changes an order's status with an optimistic update that rolls back on failure. */
export function useChangeStatus() {
  const [update] = useUpdateOrderStatusMutation({ errorPolicy: 'all' });
  return useOneMove<StaffOrderFragment>((order, status) =>
    update({
      variables: { orderId: order.id, status },
      optimisticResponse: { updateOrderStatus: { code: 'UPDATED', message: '', order: { ...order, status } } },
    }),
  );
}
