import { useState } from 'react';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../../ui/buttons.module.css';
import { ConfirmForm } from '../../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { closedStatus } from '../../../shared/order/order-amounts.ts';
import { ordersText } from '../messages.ts';
import classes from './cancel-order.module.css';
import { CancelledParts } from './cancelled-parts.tsx';
import { useCancelOrder } from './use-cancel-order.ts';
import { WhatFollows } from './what-follows.tsx';

/** True: the order has several products that can be cancelled. With one, its own button does it. */
function canCancelAll(order: OrderStateFragment): boolean {
  return !closedStatus(order) && order.items.filter(({ product }) => product).length > 1;
}

/** A button that asks before it cancels everything. `onDone` gets the focus, as the button may be gone. */
export function CancelOrder(props: {
  order: OrderStateFragment;
  /** Before the first product is cancelled. */
  onCancel: () => void;
  onDone: () => void;
}) {
  const { order, onCancel, onDone } = props;
  const t = useText(ordersText);
  const [asked, setAsked] = useState<OrderStateFragment>();
  const { cancelOrder, progress } = useCancelOrder(asked ?? order);
  const cancel = async () => {
    onCancel();
    await cancelOrder();
    setAsked(undefined);
    onDone();
  };
  const close = (): void => setAsked(undefined);
  // In the question, and on the page once the question is closed.
  const status = progress && (
    <p role="status" className={classes.progress}>
      {t.cancelProgress(progress.done, progress.all)}
    </p>
  );
  return (
    <>
      {!asked && status}
      {!progress && canCancelAll(order) && (
        <button type="button" className={`${buttons.quiet} ${classes.cancel}`} onClick={() => setAsked(order)}>
          {t.cancelOrder}
        </button>
      )}
      <Dialog opened={asked !== undefined} onClose={close} heading={t.cancelOrderQuestion}>
        <ConfirmForm
          // What runs cannot be called back.
          keep={progress ? t.closeQuestion : t.keepOrder}
          onKeep={close}
          action={t.cancelOrder}
          onAction={() => void cancel()}
          busy={progress !== undefined}
        >
          {asked && (
            <>
              <CancelledParts items={asked.items} whole={asked} />
              <WhatFollows order={asked} />
              <p>{asked.items.every(({ product }) => product) ? t.leavesOrders : t.deletedStays}</p>
              {status}
            </>
          )}
        </ConfirmForm>
      </Dialog>
    </>
  );
}
