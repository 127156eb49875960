import { Button, Group, Stack, Text, Title } from '@mantine/core';
import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconInvoice from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { useLayout } from '../../lib/hooks/use-layout.ts';
import { paths } from '../../lib/paths.ts';
import { Facts } from '../../shared/order/facts.tsx';
import { orderText } from '../../shared/order/messages.ts';
import { closedStatus, pieces, totalText } from '../../shared/order/order-amounts.ts';
import { OrderProgress } from '../../shared/order/order-progress.tsx';
import { paymentValue } from '../../shared/order/payment-options.ts';
import { DateText } from '../../ui/date-text.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CancelDialog, CancelOrder } from './cancel-dialogs.tsx';
import { ordersText } from './messages.ts';
import { BuyerInfo, DeliveryAddress, OrderPrice } from './order-blocks.tsx';
import { CopiedId } from '../../shared/order/order-id.tsx';
import { OrderLine } from './order-line.tsx';
import classes from './order.module.css';
import { PrintButton } from './print-button.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { useCancelItem } from './use-cancel.ts';

export function OrderDetails(props: {
  order: OrderStateFragment;
  /** Somebody has decided to cancel all or one of what the order still holds. */
  onCancel: (order: OrderStateFragment) => void;
}) {
  const { order, onCancel } = props;
  const t = useText(ordersText);
  const terms = useText(orderText);
  // There the buttons would push date, status and products down.
  const phone = useLayout() === 'phone';
  const heading = useRef<HTMLHeadingElement>(null);
  const cancelItem = useCancelItem(order);
  const [itemToCancel, setItemToCancel] = useState<OrderStateFragment['items'][number] | null>(null);
  const lines = useRef<HTMLUListElement>(null);
  const cancelled = useRef<{ next: Element | null | undefined }>(null);
  useEffect(() => {
    if (itemToCancel || !cancelled.current) return;
    // The button that opened the dialog is removed with its line, so the dialog cannot return the focus to it.
    const { next } = cancelled.current;
    cancelled.current = null;
    (next?.querySelector<HTMLElement>('h3 a') ?? heading.current)?.focus();
  }, [itemToCancel]);

  const cancel = () => {
    if (!itemToCancel) return;
    const line = lines.current?.children[order.items.indexOf(itemToCancel)];
    cancelled.current = { next: line?.nextElementSibling ?? line?.previousElementSibling };
    setItemToCancel(null);
    onCancel(order);
    void cancelItem(itemToCancel.id);
  };

  const closed = closedStatus(order);
  const again = <ReorderButton order={order} />;
  const papers = (
    <>
      <Button
        variant="default"
        leftSection={<IconInvoice size={20} aria-hidden />}
        onClick={() => window.alert(t.noInvoiceYet)}
      >
        {t.invoice}
      </Button>
      <PrintButton order={order} />
    </>
  );

  return (
    <>
      <OrderHeading>
        {!phone && (
          <Group gap="sm">
            {again}
            {papers}
          </Group>
        )}
      </OrderHeading>
      <OrderHead order={order} />
      <div className={classes.body}>
        <OrderProgress status={order.status} sentence={t.progressOf[order.status]} />
        <Stack component="section" aria-labelledby="order-products" className={classes.products}>
          {phone && again}
          <Group justify="space-between" mih={44}>
            <Title order={2} id="order-products" ref={heading} tabIndex={-1}>
              {terms.products}
            </Title>
            <CancelOrder order={order} onCancel={() => onCancel(order)} onDone={() => heading.current?.focus()} />
          </Group>
          {closed && <Text c="dimmed">{t.notCancellable[closed]}</Text>}
          <ul ref={lines} className={classes.lines}>
            {order.items.map((item) => (
              <OrderLine key={item.id} item={item} order={order} onCancel={() => setItemToCancel(item)} />
            ))}
          </ul>
          {phone && <div className={classes.actions}>{papers}</div>}
        </Stack>
        <div className={classes.price}>
          <OrderPrice order={order} />
        </div>
        <div className={classes.facts}>
          <DeliveryAddress address={order.deliveryAddress} />
          <BuyerInfo />
        </div>
      </div>
      <CancelDialog item={itemToCancel} order={order} onKeep={() => setItemToCancel(null)} onCancel={cancel} />
    </>
  );
}

/** The way back to the list, and the heading. `children`: what can be done with the order. */
export function OrderHeading({ children }: { children?: ReactNode }) {
  const t = useText(ordersText);
  return (
    <>
      <LinkButton to={paths.orders} variant="subtle" px={0} icon={IconBack}>
        {t.heading}
      </LinkButton>
      <Group justify="space-between" mb="md">
        <Title>{t.details}</Title>
        {children}
      </Group>
    </>
  );
}

/** What tells one order from another. The parts of the sum, and how far it is, have their own places below. */
function OrderHead({ order }: { order: OrderStateFragment }) {
  const terms = useText(orderText);
  const method = paymentValue(order.paymentMethod);
  const facts = [
    [terms.ordered, <DateText iso={order.createdAt} missing={terms.dateNotKnown} />],
    [
      order.status === 'CANCELLED' ? terms.notPayable : terms.payable,
      totalText(order.total, order.isTotalWhole, terms),
    ],
    [terms.paymentMethod, method && terms.payment[method]],
    [terms.items, pieces(order)],
    [terms.columns.id, <CopiedId id={order.id} />],
  ] as const;
  return (
    <section aria-label={terms.aboutOrder}>
      <Facts facts={facts} orientation="vertical" className={classes.row} />
    </section>
  );
}
