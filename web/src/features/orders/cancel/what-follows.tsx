import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { useText } from '../../../lib/language/language.tsx';
import { ordersText } from '../messages.ts';

/** What holds for each cancellation: what becomes of the money, and that it may be late. */
export function WhatFollows({ order: { paymentMethod, status } }: { order: OrderStateFragment }) {
  const t = useText(ordersText);
  return (
    <>
      {/* No payment method: the shop does not know how it was to be paid. */}
      {paymentMethod && <p>{paymentMethod === 'CASH_ON_DELIVERY' ? t.paidOnDelivery : t.nothingCharged}</p>}
      {status === 'DISPATCHED' && <p>{t.onItsWay}</p>}
    </>
  );
}
