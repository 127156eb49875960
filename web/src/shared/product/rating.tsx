import { MAX_STARS } from '../../../../schema/shop.ts';
import { useText } from '../../lib/language/language.tsx';
import { uiText } from '../../ui/messages.ts';
import { STAR } from '../../ui/stars.tsx';
import { productText } from './messages.ts';
import classes from './product.module.css';

/** A product's average in a table of staff. Numbers with one decimal can be compared, whole stars cannot. */
export function Rating({ rating }: { rating: number }) {
  const { rated } = useText(uiText);
  const { noReviews } = useText(productText);
  if (rating <= 0) {
    return (
      <span role="img" aria-label={noReviews} title={noReviews}>
        –
      </span>
    );
  }
  const text = rating.toFixed(1);
  return (
    <span role="img" aria-label={rated(Number(text), MAX_STARS)} className={classes.average}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={STAR} />
      </svg>
      {text}
    </span>
  );
}
