import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { OrderSheet } from '../../../shared/order/paper/order-sheet.tsx';
import { Paper } from '../../../shared/order/paper/paper.tsx';
import { useBuyerFacts } from '../details/use-facts.ts';

/** What is printed in place of the page. */
export function PrintedOrder({ order }: { order: OrderStateFragment }) {
  const { facts } = useBuyerFacts();
  return (
    <Paper>{(printedAt) => <OrderSheet kind="summary" order={order} buyer={facts} printedAt={printedAt} />}</Paper>
  );
}
