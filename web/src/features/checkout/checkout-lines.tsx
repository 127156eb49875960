import { formatPrice } from '../../../../schema/shop.ts';
import { useText } from '../../lib/language/language.tsx';
import { priceOf } from '../../shared/product/for-sale.ts';
import { productText } from '../../shared/product/messages.ts';
import { ProductPicture } from '../../shared/product/product-picture.tsx';
import type { CheckoutLine } from './checkout-line.ts';
import classes from './checkout-lines.module.css';
import { checkoutText } from './messages.ts';

/** The products of an order, with what each line costs. */
export function CheckoutLines({ lines }: { lines: readonly CheckoutLine[] }) {
  const t = useText(checkoutText);
  const shared = useText(productText);
  return (
    <ul className={classes.lines}>
      {lines.map(({ product, quantity, lineTotal }) => (
        <li key={product.id} className={classes.line}>
          <ProductPicture src={product.image} alt="" sizes="64px" className={classes.picture} />
          <strong className={classes.title}>{product.title}</strong>
          <p className={classes.unit}>{t.line(quantity, priceOf(product, shared))}</p>
          <p className={classes.total}>{product.hasPrice ? formatPrice(lineTotal) : shared.priceNotAvailable}</p>
        </li>
      ))}
    </ul>
  );
}
