import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import { PayBar } from '../../../shared/order/amounts.tsx';
import classes from '../checkout.module.css';
import { checkoutText } from '../messages.ts';

/** The buttons that lead on from a step. In narrow windows they stay at the window's bottom, in one row with the amount. */
export function Onward(props: {
  payable: number | undefined;
  /** What the step still wants, in a sentence that describes the button. */
  wanting?: string;
  wantingId?: string;
  children: ReactNode;
}) {
  const { payable, wanting, wantingId, children } = props;
  return (
    <PayBar payable={payable} className={`${classes.onward} ${wantingId ? classes.telling : ''}`}>
      {wanting && (
        <p id={wantingId} className={classes.wanting}>
          {wanting}
        </p>
      )}
      {children}
    </PayBar>
  );
}

/** The specification's word, and below it where it leads. */
export function PrevButton(props: { to: 'address' | 'payment'; disabled?: boolean; onClick: () => void }) {
  const t = useText(checkoutText);
  const where = useId();
  const { to, disabled = false, onClick } = props;
  return (
    <Button
      variant="default"
      classNames={{ root: classes.prev, label: classes.prevWords }}
      aria-describedby={where}
      {...{ disabled, onClick }}
    >
      {t.prev}
      <small id={where} aria-hidden="true">
        {t.step[to]}
      </small>
    </Button>
  );
}
