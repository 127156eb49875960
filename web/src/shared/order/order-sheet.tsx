import { formatPrice, SHIPPING_FEE, TAX } from '../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { shopName, shopUrl } from '../../lib/shop-name.ts';
import { DateText } from '../../ui/date-text.tsx';
import { priceOf } from '../product/for-sale.ts';
import { productText } from '../product/messages.ts';
import { orderText } from './messages.ts';
import { lineAmount, productsTotal } from './order-amounts.ts';
import { Facts } from './facts.tsx';
import { addressLines, type Fact } from './order-facts.ts';
import { paymentValue } from './payment-options.ts';
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
      <Facts facts={facts} orientation="vertical" />
    </section>
  );
}

/** The products: with prices what they come to, of which the payable amount is the gateway's; without, a box to tick each. */
function OrderLines({ order, withPrices }: { order: OrderStateFragment; withPrices: boolean }) {
  const t = useText(orderText);
  const shared = useText(productText);
  const sums = [
    [t.productsTotal, productsTotal(order)],
    [t.shipping, SHIPPING_FEE],
    [t.tax, TAX],
    [order.status === 'CANCELLED' ? t.notPayable : t.payable, order.total],
  ] as const;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {!withPrices && <th scope="col">{t.status.PACKED}</th>}
          <th scope="col" className={classes.product}>
            {t.columns.product}
          </th>
          <th scope="col">{t.quantity}</th>
          {withPrices && <th scope="col">{t.unitPrice}</th>}
          {withPrices && <th scope="col">{t.amount}</th>}
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => {
          const amount = lineAmount(item);
          return (
            <tr key={item.id}>
              {!withPrices && (
                <td>
                  <span className={classes.box} />
                </td>
              )}
              <th scope="row" className={classes.product}>
                {item.product?.title ?? t.deletedProduct}
              </th>
              <td>{item.quantity}</td>
              {withPrices && <td>{item.product ? priceOf(item.product, shared) : t.dateNotKnown}</td>}
              {withPrices && <td>{amount === undefined ? t.notCounted : formatPrice(amount)}</td>}
            </tr>
          );
        })}
      </tbody>
      {withPrices && (
        <tbody className={classes.sums}>
          {sums.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {name}
              </th>
              <td>{formatPrice(amount)}</td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}
