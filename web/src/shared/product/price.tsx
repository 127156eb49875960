import { Badge } from '@mantine/core';
import { formatPrice } from '../../../../schema/shop.ts';
import layout from '../../ui/layout.module.css';
import classes from './product.module.css';
import { useText } from '../../lib/language/language.tsx';
import { priceOf } from './for-sale.ts';
import { productText } from './messages.ts';

export function Price(props: {
  hasPrice: boolean;
  discountPrice: number;
  originalPrice: number;
  discountPercent: number;
  large?: boolean;
}) {
  const t = useText(productText);
  const { hasPrice, discountPrice, originalPrice, discountPercent, large = false } = props;
  const off = t.off(discountPercent);
  const discounted = hasPrice && originalPrice > discountPrice;
  return (
    <p className={`${classes.price} ${large ? classes.large : ''}`}>
      <strong>
        {hasPrice && <span className={layout.hidden}>{t.price}</span>}
        {priceOf(props, t)}
      </strong>
      {discounted && (
        <s>
          <span className={layout.hidden}>{t.originalPrice}</span>
          {formatPrice(originalPrice)}
        </s>
      )}
      {discounted &&
        discountPercent > 0 &&
        (large ? <Badge component="span">{off}</Badge> : <span className={classes.off}>{off}</span>)}
    </p>
  );
}
