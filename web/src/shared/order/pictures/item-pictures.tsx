import type { OrderStateFragment } from '../../../generated/components.ts';
import { useText } from '../../../lib/language/language.tsx';
import { ItemPicture } from './item-picture.tsx';
import classes from './item-pictures.module.css';
import { orderText } from '../messages.ts';

const MOST = 6;

/** The pictures of an order's first products, and how many more there are. */
export function ItemPictures({ items }: { items: OrderStateFragment['items'] }) {
  const t = useText(orderText);
  const others = items.length - MOST;
  return (
    <ul className={classes.pictures} aria-label={t.products}>
      {items.slice(0, MOST).map(({ id, product }) => (
        <li key={id}>
          <ItemPicture product={product} sizes="64px" className={classes.picture} />
        </li>
      ))}
      {others > 0 && <li>{t.more(others)}</li>}
    </ul>
  );
}
