import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import { endedSession } from '../../apollo/error-codes.ts';
import { errorText } from '../../apollo/messages.ts';
import { payloadOf } from '../../apollo/payload-of.ts';
import { CART_QUEUE } from '../../apollo/operation-queue.ts';
import { hideErrors, showToast } from '../../ui/toast/toast.ts';
import { usePlaceOrderMutation } from '../../generated/checkout.ts';
import { paths } from '../../lib/paths.ts';
import { placedOrderState } from '../../shared/order/placed-order.ts';
import { PAYMENT_OPTIONS } from '../../shared/order/payment-options.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { CheckoutLine } from './summary.tsx';
import { useText } from '../../lib/language/language.tsx';
import { checkoutText } from './messages.ts';
import { useFaults, type StepProblem } from './steps/problem.tsx';

/**
 * `placeOrder` ignores calls while one is running. After a success it opens the order list, which confirms the order. So it does, with
 * the API's message, if an open order has one of the products already (specification, section 8).
 */
export function usePlaceOrder(options: {
  draft: CheckoutDraft;
  lines: readonly CheckoutLine[];
  /** The total that is shown; undefined: none yet, and nothing is ordered. */
  payable: number | undefined;
  /** Called when the prices are others than those that are shown. */
  onPriceChange: () => unknown;
  /** Empties the cart after a success. */
  clearCart: boolean;
  onPlaced: () => void;
}) {
  const { tell } = useFaults();
  const t = useText(checkoutText);
  const { draft, lines, payable, clearCart, onPlaced, onPriceChange } = options;
  const navigate = useNavigate();
  const [send] = usePlaceOrderMutation({ errorPolicy: 'all', context: CART_QUEUE });
  const sending = useRef(false);
  const [state, setState] = useState<'open' | 'placing' | 'placed'>('open');
  /** Of the last try. */
  const [failure, setFailure] = useState<OrderFailure>();
  const problem = useOrderProblem(failure, { fromCart: clearCart, lines });

  const placeOrder = async () => {
    const { deliveryAddressId } = draft;
    const paymentMethod = PAYMENT_OPTIONS.find(({ value }) => value === draft.payment)?.method;
    if (sending.current || !deliveryAddressId || !paymentMethod || payable === undefined) return;
    sending.current = true;
    setState('placing');
    setFailure(undefined);
    hideErrors();
    const items = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
    try {
      const input = { items, paymentMethod, deliveryAddressId, clearCart, shownTotal: payable };
      const { code, message: said, order, summary } = await payloadOf(send({ variables: { input } }), 'placeOrder');
      const message = t.outcome(code, said);
      if (code === 'PLACED') {
        onPlaced();
        setState('placed');
        // The order list confirms an order that it is told of.
        if (!order) showToast({ kind: 'success', message });
        await navigate(paths.orders, { replace: true, state: order && placedOrderState(order.id) });
        return;
      }
      if (code === 'ALREADY_EXISTS') {
        showToast({ kind: 'error', message });
        await navigate(paths.orders);
      } else if (summary) {
        setFailure({ before: { payable, lines }, now: summary.payable });
        await onPriceChange();
      } else {
        setFailure({ code, said });
        if (code === 'PRICE_NOT_AVAILABLE') await onPriceChange();
      }
    } catch (error) {
      // At the end of a session the login guard redirects to the login page.
      if (!endedSession(error)) {
        tell(error);
        setFailure({ error });
      }
    }
    sending.current = false;
    setState('open');
  };

  return { placeOrder, state, problem };
}

/** An order that was not placed: the API's answer, another total than was shown, or what the call failed with. */
type OrderFailure =
  | { code: string; said: string }
  | { before: { payable: number; lines: readonly CheckoutLine[] }; now: number }
  | { error: unknown };

/** The words for it, in the language of the page. */
function useOrderProblem(
  failure: OrderFailure | undefined,
  { fromCart, lines }: { fromCart: boolean; lines: readonly CheckoutLine[] },
): StepProblem | undefined {
  const t = useText(checkoutText);
  const { notThatMany, byCode } = useText(errorText);
  const { textOf } = useFaults();
  if (!failure) return undefined;
  if ('code' in failure) {
    const { code, said } = failure;
    if (code !== 'INSUFFICIENT_STOCK') return { text: t.outcome(code, said) };
    return { text: notThatMany, ...(fromCart && { way: { to: paths.cart, label: t.toCart } }) };
  }
  if ('before' in failure) {
    const { before, now } = failure;
    const changed = lines.flatMap(({ product: { id, title }, lineTotal }) => {
      const earlier = before.lines.find(({ product }) => product.id === id)?.lineTotal;
      if (earlier === undefined || earlier === lineTotal) return [];
      return [t.lineChanged(title, formatPrice(earlier), formatPrice(lineTotal))];
    });
    return { text: t.totalChanged(formatPrice(before.payable), formatPrice(now), changed.join(' ')) };
  }
  const text = textOf(failure.error);
  if (text && [byCode.RATE_LIMITED, byCode.BAD_USER_INPUT, byCode.FORBIDDEN].includes(text)) return { text };
  // Unless the gateway refused it, the API may have the order, and only its answer was lost.
  return { text: t.unsure, way: { to: paths.orders, label: t.myOrders } };
}
