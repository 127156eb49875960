import { ConfirmForm } from '../../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { useText } from '../../../lib/language/language.tsx';
import { ordersText } from '../messages.ts';
import { CancelledParts } from './cancelled-parts.tsx';
import { WhatFollows } from './what-follows.tsx';

/** Asks before an item is cancelled. The dialog is closed when `item` is null. */
export function CancelDialog(props: {
  item: OrderStateFragment['items'][number] | null;
  order: OrderStateFragment;
  onKeep: () => void;
  onCancel: () => void;
}) {
  const t = useText(ordersText);
  const { item, order, onKeep, onCancel } = props;
  return (
    <Dialog opened={item !== null} onClose={onKeep} heading={t.cancelQuestion}>
      <ConfirmForm keep={t.keepItem} onKeep={onKeep} action={t.cancelItem} onAction={onCancel}>
        {item && <CancelledParts items={[item]} />}
        <WhatFollows order={order} />
        {order.items.length === 1 ? (
          <p>
            {t.wholeOrder} {t.leavesOrders}
          </p>
        ) : (
          <p>{t.restStays}</p>
        )}
      </ConfirmForm>
    </Dialog>
  );
}
