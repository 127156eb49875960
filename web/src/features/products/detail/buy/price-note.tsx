import { useEffect } from 'react';
import { formatPrice } from '../../../../../../schema/shop.ts';
import { LANGUAGES } from '../../../../../../schema/languages.ts';
import { useLanguage, useText } from '../../../../lib/language/language.tsx';
import { earlierPrice, rememberSeen, useSeenProducts } from '../../recent/seen-products.ts';
import { detailText } from '../messages.ts';
import classes from './price-note.module.css';

/** Remembers the price, and says what it was when this browser last saw another one. */
export function PriceNote({ id, price }: { id: string; price: number }) {
  const t = useText(detailText);
  const { language } = useLanguage();
  const seen = useSeenProducts().find((one) => one.id === id);
  useEffect(() => rememberSeen({ id, price }), [id, price]);

  const earlier = earlierPrice(seen, price);
  if (!earlier) return null;
  const date = new Date(earlier.at);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  const day = new Intl.DateTimeFormat(LANGUAGES[language].tag, { day: 'numeric', month: 'short', year }).format(date);
  const difference = formatPrice(Math.abs(earlier.price - price));
  const say = price < earlier.price ? t.cheaperNow : t.dearerNow;
  return <p className={classes.note}>{say(formatPrice(earlier.price), day, difference)}</p>;
}
