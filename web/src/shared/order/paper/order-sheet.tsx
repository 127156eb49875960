import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { useText } from '../../../lib/language/language.tsx';
import { shopName, shopUrl } from '../../../lib/shop-name.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { orderText } from '../messages.ts';
import { Facts } from '../facts.tsx';
import { addressLines, type Fact } from '../order-facts.ts';
import { paymentValue } from '../payment-options.ts';
import { OrderLines } from './order-lines.tsx';
import classes from './paper.module.css';

interface Addressee {
  name: string | undefined;
  phone: string | undefined;
}

/** A summary at today's prices, or a packing slip, which tells no prices, for an envelope with a window. Each begins a sheet of paper. */
export function OrderSheet(props: {
  kind: 'summary' | 'slip';
  order: OrderStateFragment;
  buyer: readonly Fact[];
  /** Whom the parcel goes to, for a slip. */
  to?: Addressee;
  /** ISO text. */
  printedAt: string;
}) {
  const t = useText(orderText);
  const { kind, order, buyer, to, printedAt } = props;
  const method = paymentValue(order.paymentMethod);
  const facts: Fact[] = [
    [t.columns.id, order.id],
    ...(kind === 'slip' ? [] : [[t.soldBy, shopName] as const]),
    [t.ordered, <DateText iso={order.createdAt} missing={t.dateNotKnown} />],
    [t.paymentMethod, method && t.payment[method]],
    [t.orderStatus, t.status[order.status]],
  ];
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <p className={classes.shop}>
          {shopName}
          {shopUrl && <small>{shopUrl}</small>}
        </p>
        <h1>{t.paper[kind]}</h1>
      </header>
      {kind === 'slip' ? (
        <div className={`${classes.parties} ${classes.parcel}`}>
          <Address address={order.deliveryAddress} to={to} className={classes.to} />
          <Block heading={t.aboutOrder} facts={facts} />
        </div>
      ) : (
        <div className={classes.parties}>
          <Block heading={t.aboutOrder} facts={facts} />
          <Block heading={t.buyerHeading} facts={buyer} />
          <section>
            <h2>{t.deliveryAddress}</h2>
            <Address address={order.deliveryAddress} />
          </section>
        </div>
      )}
      <OrderLines order={order} withPrices={kind !== 'slip'} />
      <p className={classes.note}>
        <DateText iso={printedAt} lead={t.printed} />
        {kind === 'summary' && (
          <>
            . {t.pricesOfToday} {t.notAnInvoice}
          </>
        )}
      </p>
    </article>
  );
}

/** As it is written on a parcel. */
function Address(props: { address: OrderStateFragment['deliveryAddress']; to?: Addressee; className?: string }) {
  const t = useText(orderText);
  const { address, to, className } = props;
  return (
    <address className={className}>
      {to?.name && <strong>{to.name}</strong>}
      {(address ? addressLines(address) : [t.addressGone]).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
      {to?.phone && <span>{to.phone}</span>}
    </address>
  );
}

function Block({ heading, facts }: { heading: string; facts: readonly Fact[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <Facts facts={facts} />
    </section>
  );
}
