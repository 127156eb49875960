import type { ReactNode } from 'react';
import { formatPrice } from '../../../../../schema/shop.ts';
import { useText } from '../../../lib/language/language.tsx';
import bottom from '../../../ui/amount-list.module.css';
import { checkoutText } from '../messages.ts';
import steps from '../checkout.module.css';

/** The buttons that lead on from a step. In narrow windows they stay at the window's bottom, in one row with the amount. */
export function Onward({ payable, children }: { payable: number | undefined; children: ReactNode }) {
  const t = useText(checkoutText);
  return (
    <div className={`${bottom.bar} ${steps.onward}`}>
      {/* The summary says it already. */}
      <p className={bottom.amount} aria-hidden="true">
        {t.amounts.payable}
        <strong>{payable === undefined ? '…' : formatPrice(payable)}</strong>
      </p>
      {children}
    </div>
  );
}
