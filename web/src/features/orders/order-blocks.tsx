import { Button, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatPrice, SHIPPING_FEE, TAX } from '../../../../schema/shop.ts';
import { useMeQuery } from '../../generated/profile.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { useSessionUser } from '../../session/session-user.ts';
import { Facts } from '../../shared/order/facts.tsx';
import { orderText } from '../../shared/order/messages.ts';
import { pieces, productsTotal, savedAmount } from '../../shared/order/order-amounts.ts';
import { dialled, useAddressFacts } from '../../shared/order/order-facts.ts';
import { Saved } from '../../shared/order/saved.tsx';
import { AmountList } from '../../ui/amount-list.tsx';
import { ordersText } from './messages.ts';
import classes from './order.module.css';

function Block({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <Paper component="section" radius="lg" p="lg" className={classes.block} aria-labelledby={id}>
      <Title order={2} id={id}>
        {heading}
      </Title>
      {children}
    </Paper>
  );
}

/** The parts of the total; what each product costs is at the product. The browser does not add them up: the total is the gateway's. */
export function OrderPrice({ order }: { order: OrderStateFragment }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  const isCancelled = order.status === 'CANCELLED';
  return (
    <Block id="order-price" heading={t.price}>
      <AmountList
        rows={[
          [`${terms.productsTotal} (${terms.itemCount(pieces(order))})`, formatPrice(productsTotal(order))],
          ...(order.items.some(({ product }) => !product) ? [[terms.deletedProduct, terms.notCounted] as const] : []),
          ...(order.items.some(({ product }) => product && !product.hasPrice)
            ? [[terms.unpricedProduct, terms.notCounted] as const]
            : []),
          [terms.shipping, formatPrice(SHIPPING_FEE)],
          [terms.tax, formatPrice(TAX)],
          [isCancelled ? terms.notPayable : terms.payable, formatPrice(order.total)],
        ]}
      />
      {isCancelled ? <p>{t.nothingToPay}</p> : <Saved amount={savedAmount(order)} />}
      <Text size="sm" c="dimmed">
        {terms.pricesOfToday}
      </Text>
    </Block>
  );
}

export function DeliveryAddress({ address }: { address: OrderStateFragment['deliveryAddress'] }) {
  const terms = useText(orderText);
  const facts = useAddressFacts(address);
  return (
    <Block id="order-address" heading={terms.deliveryAddress}>
      {facts ? <Facts facts={facts} /> : <Text c="dimmed">{terms.addressGone}</Text>}
    </Block>
  );
}

export function BuyerInfo() {
  const t = useText(ordersText);
  const { facts, failed, refetch } = useBuyerFacts();
  return (
    <Block id="order-buyer" heading={t.yourInfo}>
      <Facts facts={facts} />
      {failed && (
        <Button variant="default" onClick={() => void refetch()}>
          {t.tryAgain}
        </Button>
      )}
    </Block>
  );
}

/** The name comes from the session. E-mail and phone come from the `me` query, which can fail separately. */
export function useBuyerFacts() {
  const t = useText(ordersText);
  const { buyer } = useText(orderText);
  const user = useSessionUser();
  const { data, loading, refetch } = useMeQuery();
  const me = data?.me;
  const placeholder = loading ? t.loadingFact : t.notAvailable;
  const facts = [
    [buyer.name, user?.name],
    [buyer.email, me ? me.email : placeholder],
    [buyer.phone, me ? me.mobile && dialled(me.mobile) : placeholder],
  ] as const;
  return { facts, failed: !me && !loading, refetch };
}
