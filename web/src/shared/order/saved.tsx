import { formatPrice } from '../../../../schema/shop.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderText } from './messages.ts';
import classes from './saved.module.css';

/** What somebody saves, below what they pay. `amount` is in rupees; nothing stands there for none. */
export function Saved({ amount }: { amount: number }) {
  const t = useText(orderText);
  return amount > 0 && <p className={classes.saved}>{t.saved(formatPrice(amount))}</p>;
}
