import IconAgain from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { closedStatus } from '../../../shared/order/order-amounts.ts';
import { ordersText } from '../messages.ts';
import classes from './reorder-button.module.css';
import { useReorder } from './use-reorder.ts';

/** Nothing if none of the products can be bought, or while the order is open: the API would refuse another one. In a row of the list its name has the order's id. */
export function ReorderButton({ order, inRow = false }: { order: OrderStateFragment; inRow?: boolean }) {
  const t = useText(ordersText);
  const { reorder, busy } = useReorder();
  const canBuy = order.items.some(({ product }) => product?.hasPrice && product.stock > 0);
  if (!canBuy || !closedStatus(order)) return null;
  return (
    <button
      type="button"
      className={inRow ? `${buttons.quiet} ${classes.inRow}` : buttons.primary}
      aria-busy={busy}
      onClick={() => void reorder(() => order.items)}
    >
      <IconAgain size={inRow ? 18 : 20} aria-hidden className={busy ? classes.busy : undefined} />
      {t.reorder} {inRow && <span className={layout.hidden}>{t.reorderOf(order.id)}</span>}
    </button>
  );
}
