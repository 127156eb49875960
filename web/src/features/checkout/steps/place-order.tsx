import { useId } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../../ui/buttons.module.css';
import { checkoutText } from '../messages.ts';
import { Onward } from './onward.tsx';
import { PrevButton } from './prev-button.tsx';
import { Problem, type StepProblem } from './problem.tsx';

/** The button that places the order. */
export function PlaceOrder(props: {
  payable: number | undefined;
  busy: boolean;
  /** Given where the way back stands beside the button. */
  onPrev: (() => void) | undefined;
  /** Why the last try failed. */
  problem: StepProblem | undefined;
  onPlace: () => Promise<void>;
}) {
  const t = useText(checkoutText);
  const { payable, busy, onPrev, problem, onPlace } = props;
  const problemId = useId();
  return (
    <Onward payable={payable}>
      {problem && <Problem id={problemId} {...problem} />}
      {onPrev && <PrevButton to="payment" disabled={busy} onClick={onPrev} />}
      <button
        type="button"
        className={buttons.primary}
        aria-disabled={busy}
        aria-busy={busy}
        aria-describedby={problem && problemId}
        onClick={() => void onPlace()}
      >
        {busy ? t.placing : t.place}
      </button>
    </Onward>
  );
}
