import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import { Link } from 'react-router-dom';
import { formatPrice, SHIPPING_FEE, TAX } from '../../../../../../schema/shop.ts';
import type { OrderStatus } from '../../../../generated/schema.ts';
import type { StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { orderText } from '../../../../shared/order/messages.ts';
import { lineAmount, pieces, productsTotal, totalText } from '../../../../shared/order/order-amounts.ts';
import { Facts } from '../../../../shared/order/facts.tsx';
import { addressLines, dialled } from '../../../../shared/order/order-facts.ts';
import { OrderSteps } from '../../../../shared/order/order-progress.tsx';
import { shortId } from '../../../../shared/order/short-id.ts';
import { paymentValue } from '../../../../shared/order/payment-options.ts';
import { ProductPicture } from '../../../../shared/product/product-picture.tsx';
import { AmountList } from '../../../../ui/amount-list.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { useLayout } from '../../../../lib/hooks/use-layout.ts';
import { DateText } from '../../../../ui/date-text.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { CopyId } from '../../../../shared/copy-id/copy-id.tsx';
import { customerOrdersPath } from '../../customer-orders-path.ts';
import { superAdminText } from '../../messages.ts';
import classes from './order-drawer.module.css';
import type { Printout } from '../printed-orders.tsx';
import { StatusForm } from './status-form.tsx';

/** All that is needed to pack an order and to answer its customer. */
export function OrderDrawer(props: {
  order: StaffOrderFragment | undefined;
  onClose: () => void;
  onChangeStatus: (order: StaffOrderFragment, status: OrderStatus) => Promise<unknown>;
  onPrint: (printout: Printout) => void;
}) {
  const t = useText(superAdminText);
  const { order, onClose, onChangeStatus, onPrint } = props;
  const isPhone = useLayout() === 'phone';
  const next = order && <StatusForm key={order.id} order={order} onChangeStatus={onChangeStatus} main />;
  const print = order && (
    <>
      <button type="button" className={buttons.secondary} onClick={() => onPrint({ kind: 'slip', orders: [order] })}>
        {t.printSlip}
      </button>
      <button type="button" className={buttons.secondary} onClick={() => onPrint({ kind: 'summary', orders: [order] })}>
        {t.printSummary}
      </button>
    </>
  );
  return (
    <Dialog
      side
      opened={order !== undefined}
      onClose={onClose}
      heading={order ? t.orderHeading(shortId(order.id)) : ''}
      // A phone's window has room for one: what moves the order on.
      footer={isPhone ? next : print}
    >
      {order && (
        <div key={order.id} className={classes.order}>
          <p className={classes.head}>
            <span>
              <DateText iso={order.createdAt} lead={t.placedOn} missing={t.unknown} withTime />
            </span>
            <code className={classes.id}>{order.id}</code>
            <CopyId id={order.id} />
          </p>
          <Summary order={order} />
          {!isPhone && next}
          <OrderSteps status={order.status} slim />
          <div className={classes.whereTo}>
            <Address address={order.deliveryAddress} />
            <Customer customer={order.customer} />
          </div>
          <Products order={order} />
          {isPhone && <div className={classes.print}>{print}</div>}
        </div>
      )}
    </Dialog>
  );
}

/** Whose order it is, what it costs, and how much there is to pack. */
function Summary({ order }: { order: StaffOrderFragment }) {
  const t = useText(superAdminText);
  const terms = useText(orderText);
  return (
    <p className={classes.summary}>
      <strong>{order.customer?.name ?? t.unknown}</strong>
      <span>
        {totalText(order.total, order.isTotalWhole, terms)} · {t.pieces(pieces(order))}
      </span>
    </p>
  );
}

/** As it is written on a parcel. */
function Address({ address }: { address: StaffOrderFragment['deliveryAddress'] }) {
  const t = useText(orderText);
  return (
    <section>
      <h3>{t.deliveryAddress}</h3>
      {address ? (
        <address>
          {addressLines(address).map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        </address>
      ) : (
        <p>{t.addressGone}</p>
      )}
    </section>
  );
}

/** How to reach who ordered; the name is above. */
function Customer({ customer }: { customer: StaffOrderFragment['customer'] }) {
  const t = useText(superAdminText);
  const { buyer } = useText(orderText);
  return (
    <section>
      <h3>{t.orderColumns.customer}</h3>
      {customer ? (
        <div className={classes.place}>
          <Facts
            className={classes.facts}
            facts={[
              [buyer.email, <a href={`mailto:${encodeURIComponent(customer.email)}`}>{customer.email}</a>],
              [
                buyer.phone,
                customer.mobile ? <a href={`tel:${dialled(customer.mobile)}`}>{dialled(customer.mobile)}</a> : null,
              ],
            ]}
          />
          <Link to={customerOrdersPath(customer.email)} className={buttons.secondary}>
            <IconPackages size={20} aria-hidden />
            {t.ordersOf(customer.name.split(' ')[0] ?? '')}
          </Link>
        </div>
      ) : (
        <p>{t.customerNotKnown}</p>
      )}
    </section>
  );
}

/** The lines, and sums that add up to the total of the table. */
function Products({ order }: { order: StaffOrderFragment }) {
  const t = useText(orderText);
  const method = paymentValue(order.paymentMethod);
  return (
    <section>
      <h3>{t.products}</h3>
      <ul className={classes.lines}>
        {order.items.map((item) => {
          const amount = lineAmount(item);
          return (
            <li key={item.id}>
              {item.product && <ProductPicture src={item.product.image} alt="" sizes="64px" />}
              <span>
                {item.quantity} × {item.product?.title ?? t.deletedProduct}
              </span>
              <span className={classes.amount}>{amount === undefined ? t.notCounted : formatPrice(amount)}</span>
            </li>
          );
        })}
      </ul>
      <AmountList
        rows={[
          [t.productsTotal, formatPrice(productsTotal(order))],
          [t.tax, formatPrice(TAX)],
          [t.shipping, formatPrice(SHIPPING_FEE)],
          [t.payable, formatPrice(order.total)],
        ]}
      />
      <p className={classes.note}>
        {t.paymentMethod}: {method ? t.payment[method] : t.notGiven}. {t.pricesOfToday}
      </p>
    </section>
  );
}
