import { useId } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../../ui/buttons.module.css';
import { checkoutText } from '../messages.ts';
import { Onward } from './onward.tsx';
import { PrevButton } from './prev-button.tsx';
import { Problem, type StepProblem } from './problem.tsx';

/** The button that places the order. It can be pressed despite a warning: the API has the last word. */
export function PlaceOrder(props: {
  payable: number | undefined;
  busy: boolean;
  /** Given where the way back stands beside the button. */
  onPrev: (() => void) | undefined;
  /** The id of what says that the order will be refused. */
  warning: string | undefined;
  /** Why the last try failed. */
  problem: StepProblem | undefined;
  onPlace: () => Promise<void>;
}) {
  const t = useText(checkoutText);
  const { payable, busy, onPrev, warning, problem, onPlace } = props;
  const problemId = useId();
  return (
    <Onward payable={payable}>
      {problem && <Problem id={problemId} {...problem} />}
      {onPrev && <PrevButton to="payment" disabled={busy} onClick={onPrev} />}
      <button
        type="button"
        className={buttons.primary}
        aria-disabled={busy || warning !== undefined}
        aria-busy={busy}
        aria-describedby={warning ?? (problem && problemId)}
        onClick={() => void onPlace()}
      >
        {busy ? t.placing : t.place}
      </button>
    </Onward>
  );
}
