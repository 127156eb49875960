import { useState } from 'react';
import { endedSession } from '../../apollo/error-codes.ts';
import { payloadOf } from '../../apollo/payload-of.ts';
import { useUserMessage } from '../../apollo/user-message.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useRemoveOrderItemMutation } from '../../generated/orders.ts';
import { useText } from '../../lib/language/language.tsx';
import { NOTICE_MS } from '../../lib/timing.ts';
import { showToast, type Toast } from '../../ui/toast/toast.ts';
import { ordersText } from './messages.ts';

/** The codes of `removeOrderItem` after which the product is cancelled. */
const CANCELLED_CODES: readonly string[] = ['ORDER_REMOVED', 'PRODUCT_REMOVED'];

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

/** The browser asks with its own text: what is not cancelled by then stays. */
const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Cancels the products of an order one after another, because the API has no call for all of them. */
export function useCancelOrder(order: OrderStateFragment) {
  const t = useText(ordersText);
  const userMessage = useUserMessage();
  // The mutation can succeed although reading the order after it fails.
  const [remove] = useRemoveOrderItemMutation({ errorPolicy: 'all' });
  /** How many of the products are cancelled by now. */
  const [progress, setProgress] = useState<{ done: number; all: number }>();

  /** What became of it, for a toast. Undefined at the end of a session: the login guard redirects to the login page. */
  const cancelAll = async (): Promise<Toast | undefined> => {
    // The API no longer finds a deleted product in the order.
    const items = order.items.flatMap(({ id, product }) => (product ? { id, title: product.title } : []));
    const titlesFrom = (index: number) => items.slice(index).map(({ title }) => title);
    const refused: string[] = [];
    /** The latest refusal's sentence, without one the latest success's. */
    let last = '';
    let count = 0;
    setProgress({ done: count, all: items.length });
    for (const [index, { id, title }] of items.entries()) {
      try {
        const sent = remove({ variables: { orderId: order.id, productId: id } });
        const { code, message } = await payloadOf(sent, 'removeOrderItem');
        const said = t.outcome(code, message);
        if (code === 'ALREADY_DELIVERED') return refusal([...refused, ...titlesFrom(index)], said);
        const done = CANCELLED_CODES.includes(code);
        if (done) {
          count += 1;
          setProgress({ done: count, all: items.length });
        }
        if (!done) refused.push(title);
        if (!done || refused.length === 0) last = said;
      } catch (error) {
        if (endedSession(error)) return undefined;
        // The gateway may have cancelled this one, although its answer did not come.
        const unknown = [...refused, ...titlesFrom(index)].join(', ');
        return { kind: 'error', message: t.cancelBrokeOff(unknown, userMessage(error)) };
      }
    }
    if (refused.length > 0) return refusal(refused, last);
    if (items.length < order.items.length) return { kind: 'error', message: t.deletedStays };
    return { kind: 'success', message: last, duration: NOTICE_MS };
  };

  const refusal = (titles: string[], reason: string): Toast => ({
    kind: 'error',
    message: t.notAllCancelled(titles.join(', '), reason),
  });

  const cancelOrder = async (): Promise<void> => {
    // It runs on when another screen opens, so this is not an effect of the screen.
    window.addEventListener('beforeunload', askBeforeUnload);
    const outcome = await cancelAll().finally(() => window.removeEventListener('beforeunload', askBeforeUnload));
    if (outcome) showToast(outcome);
    setProgress(undefined);
  };

  return { cancelOrder, progress };
}
