import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { useText } from '../../../lib/language/language.tsx';
import { shopName, shopUrl } from '../../../lib/shop-name.ts';
import { orderText } from '../../../shared/order/messages.ts';
import { paymentValue } from '../../../shared/order/payment-options.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { useAddressFacts, useBuyerFacts } from '../details/use-facts.ts';
import { ordersText } from '../messages.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import classes from './invoice.module.css';
import { usePrintedAt } from './use-printed-at.ts';

type Fact = readonly [name: string, value: ReactNode];

/** What is printed in place of the page. It is beside the app, so that one rule hides all of the app on paper. */
export function Invoice({ order }: { order: OrderStateFragment }) {
  const printedAt = usePrintedAt();
  if (printedAt === undefined) return null;
  return createPortal(
    <article hidden className={classes.invoice}>
      <Sheet order={order} printedAt={printedAt} />
    </article>,
    document.body,
  );
}

function Sheet({ order, printedAt }: { order: OrderStateFragment; printedAt: string }) {
  const t = useText(ordersText);
  const { status, payment } = useText(orderText);
  const buyer = useBuyerFacts();
  const address = useAddressFacts(order.deliveryAddress);
  const method = paymentValue(order.paymentMethod);
  const facts: Fact[] = [
    [t.columns.id, order.id],
    [t.ordered, <DateText iso={order.createdAt} missing={t.dateNotKnown} />],
    [t.paymentMethod, method && payment[method]],
    [t.orderStatus, status[order.status]],
  ];
  return (
    <>
      <header className={classes.head}>
        <p className={classes.shop}>
          {shopName}
          {shopUrl && <small>{shopUrl}</small>}
        </p>
        <h1>{t.printedInvoice}</h1>
      </header>
      <div className={classes.parties}>
        <Block heading={t.aboutOrder} facts={facts} />
        <Block heading={t.buyerHeading} facts={buyer.facts} />
        <Block heading={t.deliveryAddress} facts={address} missing={t.addressGone} />
      </div>
      <InvoiceLines order={order} />
      <p className={classes.note}>
        <DateText iso={printedAt} lead={t.printed} />. {t.pricesOfToday}
      </p>
    </>
  );
}

function Block(props: { heading: string; facts: readonly Fact[] | undefined; missing?: string }) {
  const t = useText(ordersText);
  const { heading, facts, missing } = props;
  return (
    <section>
      <h2>{heading}</h2>
      {facts ? (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || t.notGiven}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{missing}</p>
      )}
    </section>
  );
}
