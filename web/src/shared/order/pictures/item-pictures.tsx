import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { useText } from '../../../lib/language/language.tsx';
import { ItemPicture } from './item-picture.tsx';
import classes from './item-pictures.module.css';
import { orderText } from '../messages.ts';

const MOST = 3;

/** An order's first products, each with its title, and how many more there are: two at least, since one has room in that line's place. */
export function ItemPictures({ items }: { items: OrderStateFragment['items'] }) {
  const t = useText(orderText);
  const shown = items.length === MOST + 1 ? items : items.slice(0, MOST);
  const others = items.length - shown.length;
  return (
    <ul className={classes.pictures} aria-label={t.products}>
      {shown.map(({ id, product }) => (
        <li key={id} className={classes.item}>
          <ItemPicture product={product} sizes="64px" className={classes.picture} />
          <span className={classes.title}>{product?.title ?? t.deletedProduct}</span>
        </li>
      ))}
      {others > 0 && <li className={classes.more}>{t.more(others)}</li>}
    </ul>
  );
}
