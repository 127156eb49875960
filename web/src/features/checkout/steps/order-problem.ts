import { formatPrice } from '../../../../../schema/shop.ts';
import { errorText } from '../../../apollo/messages.ts';
import { useText } from '../../../lib/language/language.tsx';
import { paths } from '../../../lib/paths.ts';
import { checkoutText } from '../messages.ts';
import type { CheckoutLine } from '../checkout-line.ts';
import type { StepProblem } from './problem.tsx';
import { useFaults } from './use-faults.ts';

/** An order that was not placed: the API's answer, another total than was shown, or what the call failed with. */
export type OrderFailure =
  | { code: string; said: string }
  | { before: { payable: number; lines: readonly CheckoutLine[] }; now: number }
  | { error: unknown };

/** The words for it, in the language of the page. */
export function useOrderProblem(
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
