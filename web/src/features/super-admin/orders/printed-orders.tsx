import { useEffect, useState } from 'react';
import type { StaffOrderFragment } from '../../../generated/super-admin-orders.ts';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import { dialled, type Fact } from '../../../shared/order/order-facts.ts';
import { OrderSheet } from '../../../shared/order/order-sheet.tsx';
import { Paper } from '../../../shared/order/paper.tsx';
import { superAdminText } from '../messages.ts';

export interface Printout {
  kind: 'summary' | 'slip';
  orders: readonly StaffOrderFragment[];
}

/** Returns what is to be printed, and a function that prints. */
export function usePrintout(): [Printout | undefined, (printout: Printout) => void] {
  const [printout, setPrintout] = useState<Printout>();
  useEffect(() => {
    if (!printout) return undefined;
    // Later, since the sheets are made when the browser begins to print, which React cannot do in an effect.
    const later = window.setTimeout(() => window.print());
    // Some browsers draw the pages after `print` returns. Whoever goes on has them, and may print the screen next.
    const forget = () => setPrintout(undefined);
    window.addEventListener('pointerdown', forget);
    window.addEventListener('keydown', forget);
    return () => {
      window.clearTimeout(later);
      window.removeEventListener('pointerdown', forget);
      window.removeEventListener('keydown', forget);
    };
  }, [printout]);
  return [printout, setPrintout];
}

/** Each order on a sheet of its own, in place of the screen. */
export function PrintedOrders({ kind, orders }: Printout) {
  return (
    <Paper>
      {(printedAt) => orders.map((order) => <Sheet key={order.id} kind={kind} order={order} printedAt={printedAt} />)}
    </Paper>
  );
}

function Sheet({ kind, order, printedAt }: { kind: Printout['kind']; order: StaffOrderFragment; printedAt: string }) {
  const { buyer } = useText(orderText);
  const { name, email, mobile } = order.customer ?? {};
  const phone = mobile ? dialled(mobile) : undefined;
  const facts: readonly Fact[] = order.customer
    ? [
        [buyer.name, name],
        [buyer.email, email],
        [buyer.phone, phone],
      ]
    : [[buyer.name, superAdminText.customerNotKnown]];
  return <OrderSheet kind={kind} order={order} buyer={facts} to={{ name, phone }} printedAt={printedAt} />;
}
