import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { OrderSheet } from '../../../shared/order/paper/order-sheet.tsx';
import { useAtOrderedPrices } from '../../../shared/order/ordered-prices.ts';
import { Paper } from '../../../shared/order/paper/paper.tsx';
import { useBuyerFacts } from '../details/use-facts.ts';

/** What is printed in place of the page. */
export function PrintedOrder({ order }: { order: OrderStateFragment }) {
  const { facts } = useBuyerFacts();
  const isAtOrderedPrices = useAtOrderedPrices(order);
  // Nothing is to be paid for a cancelled one, so it has no invoice.
  const kind = isAtOrderedPrices && order.status !== 'CANCELLED' ? 'invoice' : 'summary';
  return <Paper>{(printedAt) => <OrderSheet kind={kind} order={order} buyer={facts} printedAt={printedAt} />}</Paper>;
}
