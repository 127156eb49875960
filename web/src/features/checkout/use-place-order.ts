import { useRef, useState } from 'react';
import { useOpen } from '../../lib/router/use-open.ts';
import { endedSession } from '../../apollo/error-codes.ts';
import { payloadOf } from '../../apollo/payload-of.ts';
import { CART_QUEUE } from '../../apollo/operation-queue.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { usePlaceOrderMutation } from '../../generated/checkout.ts';
import { paths } from '../../lib/paths.ts';
import { forgetKnownLines } from '../../shared/cart/known-lines.ts';
import { keepOrderedPrices } from '../../shared/order/ordered-prices.ts';
import { placedOrderState } from '../../shared/order/placed-order.ts';
import { refusedOrderState } from '../../shared/order/refused-order.ts';
import { PAYMENT_OPTIONS } from '../../shared/order/payment-options.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { CheckoutLine } from './checkout-line.ts';
import { useText } from '../../lib/language/language.tsx';
import { useUserMessage } from '../../apollo/use-user-message.ts';
import { errorText } from '../../apollo/messages.ts';
import { checkoutText } from './messages.ts';

/**
 * `placeOrder` ignores calls while one is running. After a success it opens the order list, which confirms the
 * order; if an open order has one of the products already, the order list says which.
 */
export function usePlaceOrder(options: {
  draft: CheckoutDraft;
  lines: readonly CheckoutLine[];
  /** Empties the cart after a success. */
  clearCart: boolean;
  onPlaced: () => void;
}) {
  const userMessage = useUserMessage();
  const t = useText(checkoutText);
  const { notThatMany } = useText(errorText);
  const { draft, lines, clearCart, onPlaced } = options;
  const open = useOpen();
  const [send] = usePlaceOrderMutation({ errorPolicy: 'all', context: CART_QUEUE });
  const sending = useRef(false);
  const [state, setState] = useState<'open' | 'placing' | 'placed'>('open');
  /** Why the last try failed; it stays when the toast that says it goes. */
  const [problem, setProblem] = useState<string>();

  const placeOrder = async () => {
    const { deliveryAddressId } = draft;
    const paymentMethod = PAYMENT_OPTIONS.find(({ value }) => value === draft.payment)?.method;
    if (sending.current || !deliveryAddressId || !paymentMethod) return;
    sending.current = true;
    setState('placing');
    setProblem(undefined);
    const items = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
    try {
      const input = { items, paymentMethod, deliveryAddressId, clearCart };
      const { code, message: said, order } = await payloadOf(send({ variables: { input } }), 'placeOrder');
      const message = code === 'INSUFFICIENT_STOCK' ? notThatMany : t.outcome(code, said);
      if (code === 'PLACED') {
        onPlaced();
        setState('placed');
        if (clearCart) forgetKnownLines(lines.map(({ product }) => product));
        if (order) keepOrderedPrices(order);
        // The order list confirms an order that it is told of.
        else showToast({ kind: 'success', message });
        await open(paths.orders, { replace: true, state: order && placedOrderState(order.id) });
        return;
      }
      showToast({ kind: 'error', message });
      if (code === 'ALREADY_EXISTS') {
        const productIds = items.map(({ productId }) => productId);
        await open(paths.orders, { state: refusedOrderState({ productIds, fromCart: clearCart }) });
      } else setProblem(message);
    } catch (error) {
      // At the end of a session the login guard redirects to the login page.
      if (!endedSession(error)) showToast({ kind: 'error', message: userMessage(error) });
      // The API may have the order, and only its answer was lost.
      setProblem(t.unsure);
    }
    sending.current = false;
    setState('open');
  };

  return { placeOrder, state, problem };
}
