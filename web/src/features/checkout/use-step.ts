import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useIsShown } from '../../lib/hooks/use-is-shown.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** The steps in order (specification, section 2). */
export const STEPS = ['address', 'payment', 'confirm'] as const;
export type Step = (typeof STEPS)[number];

/**
 * The step that is open, and a function that opens another one. It is in the address, so that 'back' leads to the step before. One
 * that is not reached yet gives way to the first incomplete one, in the address, too: else 'back' would do nothing once. `leaving`:
 * the order is placed, and its draft dropped.
 */
export function useStep(draft: CheckoutDraft, leaving: boolean): [Step, (to: Step) => void] {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const shown = useIsShown();
  const wanted = STEPS.find((step) => step === address.get('step')) ?? 'address';
  const go = (to: Step) => {
    if (shown.current) void navigate({ search: searchOf(to) });
  };
  const step = reached(wanted, draft);
  useEffect(() => {
    if (step === wanted || leaving || !shown.current) return;
    void navigate({ search: searchOf(step) }, { replace: true });
  }, [step, wanted, leaving, shown, navigate]);
  return [step, go];
}

const searchOf = (step: Step): string => (step === 'address' ? '' : `step=${step}`);

function reached(step: Step, { deliveryAddressId, payment }: CheckoutDraft): Step {
  if (!deliveryAddressId) return 'address';
  return step === 'confirm' && !payment ? 'payment' : step;
}
