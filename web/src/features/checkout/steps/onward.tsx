import type { ReactNode } from 'react';
import { formatPrice } from '../../../../../schema/shop.ts';
import { useText } from '../../../lib/language/language.tsx';
import bottom from '../../../ui/amount-list.module.css';
import buttons from '../../../ui/buttons.module.css';
import { checkoutText } from '../messages.ts';
import steps from '../checkout.module.css';

/** The buttons that lead on from a step. In narrow windows they stay at the window's bottom, in one row with the amount. */
export function Onward(props: {
  payable: number | undefined;
  /** What the step still wants, in a sentence that describes the button. */
  wanting?: string;
  wantingId?: string;
  children: ReactNode;
}) {
  const { payable, wanting, wantingId, children } = props;
  const t = useText(checkoutText);
  return (
    <div className={`${bottom.bar} ${steps.onward} ${wantingId ? steps.telling : ''}`}>
      {wanting && (
        <p id={wantingId} className={steps.wanting}>
          {wanting}
        </p>
      )}
      {/* The summary says it already. */}
      <p className={bottom.amount} aria-hidden="true">
        {t.amounts.payable}
        <strong>{payable === undefined ? '…' : formatPrice(payable)}</strong>
      </p>
      {children}
    </div>
  );
}

/** Leads on from a step. */
export function WayOn(props: {
  busy?: boolean;
  /** The id of what says why the last try failed. */
  problemId?: string | undefined;
  children: ReactNode;
}) {
  const { busy = false, problemId, children } = props;
  return (
    <button type="submit" className={buttons.primary} aria-busy={busy} aria-describedby={problemId}>
      {children}
    </button>
  );
}
