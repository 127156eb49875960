import { Button, Text } from '@mantine/core';
import { SHIPPING_FEE, TAX } from '../../../../schema/shop.ts';
import { useMeQuery } from '../../generated/profile.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { useSessionUser } from '../../session/session-user.ts';
import { AmountList } from '../../shared/order/amounts.tsx';
import { Facts } from '../../shared/order/facts.tsx';
import { orderText } from '../../shared/order/messages.ts';
import { pieces, productsTotal, savedAmount } from '../../shared/order/order-amounts.ts';
import { dialled } from '../../shared/order/order-facts.ts';
import { Panel } from '../../ui/panel.tsx';
import { ordersText } from './messages.ts';

/** The parts of the total; what each product costs is at the product. The browser does not add them up: the total is the gateway's. */
export function OrderPrice({ order }: { order: OrderStateFragment }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  const isCancelled = order.status === 'CANCELLED';
  return (
    <Panel heading={t.price}>
      <AmountList
        count={pieces(order)}
        amounts={{ itemsPrice: productsTotal(order), shipping: SHIPPING_FEE, tax: TAX, payable: order.total }}
        notCounted={[
          ...(order.items.some(({ product }) => !product) ? [terms.deletedProduct] : []),
          ...(order.items.some(({ product }) => product && !product.hasPrice) ? [terms.unpricedProduct] : []),
        ]}
        {...(isCancelled ? { total: terms.notPayable } : { saved: savedAmount(order) })}
      />
      {isCancelled && <p>{t.nothingToPay}</p>}
      <Text size="sm" c="dimmed">
        {terms.pricesOfToday}
      </Text>
    </Panel>
  );
}

export function DeliveryAddress({ address }: { address: OrderStateFragment['deliveryAddress'] }) {
  const terms = useText(orderText);
  const labels = Object.entries(terms.address) as [keyof typeof terms.address, string][];
  // Old orders have no line for the house.
  const known = labels.filter(([name]) => name !== 'address' || address?.address);
  return (
    <Panel heading={terms.deliveryAddress}>
      {address ? (
        <Facts facts={known.map(([name, label]) => [label, address[name]])} />
      ) : (
        <Text c="dimmed">{terms.addressGone}</Text>
      )}
    </Panel>
  );
}

export function BuyerInfo() {
  const t = useText(ordersText);
  const { facts, failed, refetch } = useBuyerFacts();
  return (
    <Panel heading={t.yourInfo}>
      <Facts facts={facts} />
      {failed && (
        <Button variant="default" onClick={() => void refetch()}>
          {t.tryAgain}
        </Button>
      )}
    </Panel>
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
