import { errorText } from '../../../apollo/messages.ts';
import { useText } from '../../../lib/language/language.tsx';
import { paths } from '../../../lib/paths.ts';
import { checkoutText } from '../messages.ts';
import type { StepProblem } from './problem.tsx';
import { useFaults } from './use-faults.ts';

/** An order that was not placed: the API's answer, or what the call failed with. */
export type OrderFailure = { code: string; said: string } | { error: unknown };

/** The words for it, in the language of the page. */
export function useOrderProblem(failure: OrderFailure | undefined, fromCart: boolean): StepProblem | undefined {
  const t = useText(checkoutText);
  const { notThatMany, byCode } = useText(errorText);
  const { textOf } = useFaults();
  if (!failure) return undefined;
  if ('code' in failure) {
    const { code, said } = failure;
    if (code !== 'INSUFFICIENT_STOCK') return { text: t.outcome(code, said) };
    return { text: notThatMany, ...(fromCart && { way: { to: paths.cart, label: t.toCart } }) };
  }
  const text = textOf(failure.error);
  if (text && [byCode.RATE_LIMITED, byCode.BAD_USER_INPUT, byCode.FORBIDDEN].includes(text)) return { text };
  // Unless the gateway refused it, the API may have the order, and only its answer was lost.
  return { text: t.unsure, way: { to: paths.orders, label: t.myOrders } };
}
