import { useText } from '../../lib/language/language.tsx';
import { once } from '../../lib/one-intent.ts';
import { moveText } from './messages.ts';
import classes from './order-the-rest.module.css';
import { useMoves } from './use-moves.ts';

/** One press moves what open orders hold to the wishlist, so that the shop takes the rest. Without a rest there is no such way. */
export function OrderTheRest(props: {
  lines: readonly { product: { id: string; title: string }; quantity: number }[];
  /** Ids of the products in open orders. */
  held: ReadonlySet<string>;
  /** They leave the cart on the screen at once, and this button with them: the focus has to go somewhere. */
  onPress: () => void;
  className: string;
}) {
  const t = useText(moveText);
  const { toWishlist } = useMoves();
  const { lines, held, onPress, className } = props;
  const away = lines.filter(({ product }) => held.has(product.id));
  const rest = lines.length - away.length;
  if (rest === 0) return null;
  return (
    <button
      type="button"
      {...once}
      className={`${className} ${classes.rest}`}
      onClick={() => {
        onPress();
        void toWishlist(away);
      }}
    >
      {t.orderTheRest(away.length, rest)}
    </button>
  );
}
