import { formatPrice } from '../../../../../schema/shop.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import type { CheckoutLine } from '../checkout-line.ts';
import classes from './checkout-lines.module.css';

/** What is about to be ordered. */
export function CheckoutLines({ lines }: { lines: readonly CheckoutLine[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map(({ product, quantity, lineTotal }) => (
        <li key={product.id} className={classes.line}>
          <ProductPicture src={product.image} alt="" sizes="64px" className={classes.picture} />
          <p className={classes.words}>
            <strong>{product.title}</strong>
            <span>
              Quantity {quantity} · {formatPrice(product.discountPrice)} each
            </span>
          </p>
          <p className={classes.total}>{formatPrice(lineTotal)}</p>
        </li>
      ))}
    </ul>
  );
}
