import { useNavigate, useSearchParams } from 'react-router-dom';
import { useIsShown } from '../../lib/router/use-is-shown.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** The steps in order (specification, section 2). */
export const STEPS = ['address', 'payment', 'confirm'] as const;
export type Step = (typeof STEPS)[number];

/**
 * The step that is open, and a function that opens another one. It is in the address, so that 'back' leads to the step before. One
 * that is not reached yet gives way to the first incomplete one.
 */
export function useStep(draft: CheckoutDraft): [Step, (to: Step) => void] {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const shown = useIsShown();
  const wanted = STEPS.find((step) => step === address.get('step')) ?? 'address';
  const go = (to: Step) => {
    if (shown.current) void navigate({ search: to === 'address' ? '' : `step=${to}` });
  };
  return [reached(wanted, draft), go];
}

function reached(step: Step, { deliveryAddressId, payment }: CheckoutDraft): Step {
  if (!deliveryAddressId) return 'address';
  return step === 'confirm' && !payment ? 'payment' : step;
}
