import { endedSession } from '../../../apollo/error-codes.ts';
import { userMessage } from '../../../apollo/user-message.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { NOTICE_MS } from '../../../lib/timing.ts';
import { useRemoveOrderItemMutation, type OrderStateFragment } from '../../../generated/orders.ts';

const DONE: readonly string[] = ['ORDER_REMOVED', 'PRODUCT_REMOVED'];

/**
 * Takes a product out of the order: at once on every screen, and back where it was if the shop refuses. Says what came of
 * it for 1.5 s (specification, section 8).
 */
export function useCancelItem(order: OrderStateFragment): (productId: string) => Promise<void> {
  // An answer may bring the outcome, yet fail to bring the order afterwards.
  const [remove] = useRemoveOrderItemMutation({ errorPolicy: 'all' });

  return async (productId) => {
    const items = order.items.filter(({ id }) => id !== productId);
    const expected =
      items.length > 0
        ? ({ code: 'PRODUCT_REMOVED', order: { ...order, items } } as const)
        : ({ code: 'ORDER_REMOVED', order: null } as const);
    const payload = { __typename: 'RemoveOrderItemPayload', message: '', ...expected };
    const { data, error } = await remove({
      variables: { orderId: order.id, productId },
      optimisticResponse: { removeOrderItem: payload },
    });
    // What ends the session has a screen of its own.
    if (endedSession(error)) return;
    const outcome = data?.removeOrderItem;
    showToast({
      kind: DONE.includes(outcome?.code ?? '') ? 'success' : 'error',
      message: outcome?.message ?? userMessage(error),
      duration: NOTICE_MS,
    });
  };
}
