import { formatPrice } from '../../../../schema/shop.ts';
import layout from '../../ui/layout.module.css';
import classes from './price.module.css';
import { useText } from '../../lib/language/language.tsx';
import { productText } from './messages.ts';

export function Price(props: {
  discountPrice: number;
  originalPrice: number;
  discountPercent: number;
  large?: boolean;
}) {
  const t = useText(productText);
  const { discountPrice, originalPrice, discountPercent, large = false } = props;
  const discounted = originalPrice > discountPrice;
  return (
    <p className={`${classes.price} ${large ? classes.large : ''}`}>
      <strong>
        <span className={layout.hidden}>{t.price}</span>
        {formatPrice(discountPrice)}
      </strong>
      {discounted && (
        <s>
          <span className={layout.hidden}>{t.originalPrice}</span>
          {formatPrice(originalPrice)}
        </s>
      )}
      {discounted && discountPercent > 0 && <span className={classes.off}>{t.off(discountPercent)}</span>}
    </p>
  );
}
