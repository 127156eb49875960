import { formatPrice } from '../../../../../schema/shop.ts';
import { ConfirmForm } from '../../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { DELETED_PRODUCT } from '../deleted-product.ts';
import classes from './cancel-dialog.module.css';

/** Asks before an item is cancelled. The dialog is closed when `item` is null. */
export function CancelDialog(props: {
  item: OrderStateFragment['items'][number] | null;
  order: OrderStateFragment;
  onKeep: () => void;
  onCancel: () => void;
}) {
  const { item, order, onKeep, onCancel } = props;
  return (
    <Dialog opened={item !== null} onClose={onKeep} heading="Cancel this item?" question>
      <ConfirmForm keep="Keep it" onKeep={onKeep} action="Cancel item" onAction={onCancel}>
        {item && (
          <p className={classes.item}>
            {item.product?.title ?? DELETED_PRODUCT}
            <strong>
              {item.quantity > 1 && `${item.quantity} × `}
              {item.product && formatPrice(item.product.discountPrice)}
            </strong>
          </p>
        )}
        {order.status === 'DISPATCHED' && <p>It is already on its way to you.</p>}
        {order.items.length === 1 && <p>It is all that this order holds, so the order goes with it.</p>}
      </ConfirmForm>
    </Dialog>
  );
}
