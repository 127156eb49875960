import { formatPrice } from '../../../../schema/shop.ts';
import layout from '../../ui/layout.module.css';
import classes from './price.module.css';

export function Price(props: {
  discountPrice: number;
  originalPrice: number;
  discountPercent: number;
  large?: boolean;
}) {
  const { discountPrice, originalPrice, discountPercent, large = false } = props;
  const discounted = originalPrice > discountPrice;
  return (
    <p className={`${classes.price} ${large ? classes.large : ''}`}>
      <strong>
        <span className={layout.hidden}>Price: </span>
        {formatPrice(discountPrice)}
      </strong>
      {discounted && (
        <s>
          <span className={layout.hidden}>Original price: </span>
          {formatPrice(originalPrice)}
        </s>
      )}
      {discounted && discountPercent > 0 && <span className={classes.off}>{discountPercent}% off</span>}
    </p>
  );
}
