import { endedSession } from '../../../apollo/error-codes.ts';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { useRemoveOrderItemMutation } from '../../../generated/orders.ts';
import { useText } from '../../../lib/language/language.tsx';
import { NOTICE_MS } from '../../../lib/timing.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { ordersText } from '../messages.ts';

/** The codes of `removeOrderItem` after which the product is cancelled. */
export const CANCELLED_CODES: readonly string[] = ['ORDER_REMOVED', 'PRODUCT_REMOVED'];

/**
 * Removes a product from the order with an optimistic update that rolls back on failure. A toast shows the result for
 * 1.5 s (specification, section 8).
 */
export function useCancelItem(order: OrderStateFragment): (productId: string) => Promise<void> {
  const t = useText(ordersText);
  const userMessage = useUserMessage();
  // The mutation can succeed although reading the order after it fails.
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
    // At the end of a session the login guard redirects to the login page.
    if (endedSession(error)) return;
    const outcome = data?.removeOrderItem;
    const done = CANCELLED_CODES.includes(outcome?.code ?? '');
    showToast({
      kind: done ? 'success' : 'error',
      message: outcome ? t.outcome(outcome.code, outcome.message) : userMessage(error),
      duration: NOTICE_MS,
    });
  };
}
