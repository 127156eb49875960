import { Button, Paper } from '@mantine/core';
import { useState } from 'react';
import { formatPrice } from '../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderText } from '../../shared/order/messages.ts';
import { closedStatus, lineAmount, pieces, totalText } from '../../shared/order/order-amounts.ts';
import { ConfirmForm } from '../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ordersText } from './messages.ts';
import classes from './order.module.css';
import { useCancelOrder } from './use-cancel.ts';

type Item = OrderStateFragment['items'][number];

/** Asks before an item is cancelled. The dialog is closed when `item` is null. */
export function CancelDialog(props: {
  item: Item | null;
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
        <p>{order.items.length === 1 ? `${t.wholeOrder} ${t.leavesOrders}` : t.restStays}</p>
      </ConfirmForm>
    </Dialog>
  );
}

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
  const status = progress && <p role="status">{t.cancelProgress(progress.done, progress.all)}</p>;
  return (
    <>
      {!asked && status}
      {!progress && canCancelAll(order) && (
        <Button variant="subtle" color="danger" c="var(--danger)" px="sm" mr={-12} onClick={() => setAsked(order)}>
          {t.cancelOrder}
        </Button>
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

/** What a cancellation takes away: products with their amounts, and for a whole order what it comes to. */
function CancelledParts({ items, whole }: { items: readonly Item[]; whole?: OrderStateFragment }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  return (
    <Paper component="ul" px="md" bg="var(--sunk)" className={classes.parts}>
      {items.map((item) => {
        const { id, product, quantity } = item;
        const amount = lineAmount(item);
        return (
          <li key={id}>
            <span>
              {product?.title ?? terms.deletedProduct}
              {product?.hasPrice && quantity > 1 && (
                <small>
                  {quantity} × {formatPrice(product.discountPrice)}
                </small>
              )}
            </span>
            {amount !== undefined && <b>{formatPrice(amount)}</b>}
          </li>
        );
      })}
      {whole && (
        <li>
          <span>
            {terms.itemCount(pieces(whole))}
            <small>{t.withFees}</small>
          </span>
          <b>{totalText(whole.total, whole.isTotalWhole, terms)}</b>
        </li>
      )}
    </Paper>
  );
}

/** What holds for each cancellation: what becomes of the money, and that it may be late. */
function WhatFollows({ order: { paymentMethod, status } }: { order: OrderStateFragment }) {
  const t = useText(ordersText);
  return (
    <>
      {/* No payment method: the shop does not know how it was to be paid. */}
      {paymentMethod && <p>{paymentMethod === 'CASH_ON_DELIVERY' ? t.paidOnDelivery : t.nothingCharged}</p>}
      {status === 'DISPATCHED' && <p>{t.onItsWay}</p>}
    </>
  );
}
