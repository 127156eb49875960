import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import buttons from '../../../ui/buttons.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { ordersText } from '../messages.ts';
import { PrintedOrder } from './printed-order.tsx';

/** Opens the browser's print dialog, which also saves a PDF file. A summary of the order is printed in place of the page, also without the button. */
export function PrintButton({ order }: { order: OrderStateFragment }) {
  const t = useText(ordersText);
  return (
    <>
      <button type="button" className={buttons.secondary} onClick={() => window.print()}>
        <IconPrinter size={20} aria-hidden />
        {t.print}
      </button>
      <PrintedOrder order={order} />
    </>
  );
}
