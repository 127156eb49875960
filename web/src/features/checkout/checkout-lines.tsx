import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import type { OrderedProductsFragment } from '../../generated/checkout.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderPath } from '../../lib/paths.ts';
import { openOrdersWith } from '../../shared/order/open-orders.ts';
import { shortId } from '../../shared/order/short-id.ts';
import { ProductPicture } from '../../shared/product/product-picture.tsx';
import type { CheckoutLine } from './checkout-line.ts';
import classes from './checkout-lines.module.css';
import { checkoutText } from './messages.ts';

/** The products of an order, with what each line costs. With `orders`, it warns of products that are in an open one. */
export function CheckoutLines(props: { lines: readonly CheckoutLine[]; orders?: OrderedProductsFragment['orders'] }) {
  const t = useText(checkoutText);
  const { lines, orders } = props;
  const openWith = (id: string) => openOrdersWith(orders ?? [], [id])[0]?.order;
  return (
    <ul className={classes.lines}>
      {lines.map(({ product, quantity, lineTotal }) => {
        const open = openWith(product.id);
        return (
          <li key={product.id} className={classes.line}>
            <ProductPicture src={product.image} alt="" sizes="64px" className={classes.picture} />
            <strong className={classes.title}>{product.title}</strong>
            <p className={classes.unit}>{t.line(quantity, formatPrice(product.discountPrice))}</p>
            <p className={classes.total}>{formatPrice(lineTotal)}</p>
            {open && (
              <p className={classes.open}>
                {t.inOpenOrder(shortId(open.id))} <Link to={orderPath(open.id)}>{t.viewOrder}</Link>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
