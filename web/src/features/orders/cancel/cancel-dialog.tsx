import { formatPrice } from '../../../../../schema/shop.ts';
import { ConfirmForm } from '../../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { OrderStateFragment } from '../../../generated/components.ts';
import classes from './cancel-dialog.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { lineAmount } from '../../../shared/order/order-amounts.ts';
import { orderText } from '../../../shared/order/messages.ts';
import { ordersText } from '../messages.ts';

/** Asks before an item is cancelled. The dialog is closed when `item` is null. */
export function CancelDialog(props: {
  item: OrderStateFragment['items'][number] | null;
  order: OrderStateFragment;
  onKeep: () => void;
  onCancel: () => void;
}) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  const { item, order, onKeep, onCancel } = props;
  const amount = item ? lineAmount(item) : undefined;
  return (
    <Dialog opened={item !== null} onClose={onKeep} heading={t.cancelQuestion} question>
      <ConfirmForm keep={t.keep} onKeep={onKeep} action={t.cancelItem} onAction={onCancel}>
        {item && (
          <p className={classes.item}>
            <span>
              {item.product?.title ?? terms.deletedProduct}
              {item.product && item.quantity > 1 && (
                <span className={classes.each}>
                  {item.quantity} × {formatPrice(item.product.discountPrice)}
                </span>
              )}
            </span>
            {amount !== undefined && <strong>{formatPrice(amount)}</strong>}
          </p>
        )}
        {order.paymentMethod === 'CASH_ON_DELIVERY' && <p>{t.paidOnDelivery}</p>}
        {order.status === 'DISPATCHED' && <p>{t.onItsWay}</p>}
        {order.items.length === 1 && (
          <p>
            {t.wholeOrder} {t.leavesOrders}
          </p>
        )}
      </ConfirmForm>
    </Dialog>
  );
}
