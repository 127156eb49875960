import { formatPrice } from '../../../../schema/shop.ts';
import { useText } from '../../lib/language/language.tsx';
import { ProductPicture } from '../../shared/product/product-picture.tsx';
import type { CheckoutLine } from './checkout-line.ts';
import classes from './checkout-lines.module.css';
import { checkoutText } from './messages.ts';

/** The products of an order, with what each line costs. */
export function CheckoutLines({ lines }: { lines: readonly CheckoutLine[] }) {
  const t = useText(checkoutText);
  return (
    <ul className={classes.lines}>
      {lines.map(({ product, quantity, lineTotal }) => (
        <li key={product.id} className={classes.line}>
          <ProductPicture src={product.image} alt="" sizes="64px" className={classes.picture} />
          <strong className={classes.title}>{product.title}</strong>
          <p className={classes.unit}>{t.line(quantity, formatPrice(product.discountPrice))}</p>
          <p className={classes.total}>{formatPrice(lineTotal)}</p>
        </li>
      ))}
    </ul>
  );
}
