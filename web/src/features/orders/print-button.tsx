import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { OrderSheet } from '../../shared/order/order-sheet.tsx';
import { Paper } from '../../shared/order/paper.tsx';
import { ordersText } from './messages.ts';
import { useBuyerFacts } from './order-blocks.tsx';

/** Opens the browser's print dialog, which also saves a PDF file. A summary of the order is printed in place of the page, also without the button. */
export function PrintButton({ order }: { order: OrderStateFragment }) {
  const t = useText(ordersText);
  const { facts } = useBuyerFacts();
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
        {t.print}
      </Button>
      <Paper>{(printedAt) => <OrderSheet kind="summary" order={order} buyer={facts} printedAt={printedAt} />}</Paper>
    </>
  );
}
