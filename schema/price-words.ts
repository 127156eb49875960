import { MAX_SEARCH } from './shop.ts';

/** A search text without the words that name a highest price. */
export interface PricedSearch {
  words: string;
  /** The price, in rupees; null: the text names none. */
  most: number | null;
}

/** Smaller numbers are sizes, ages and models; larger ones no address may have (nine digits). */
const [LEAST, MOST] = [100, 999_999_999];

const BEFORE = 'under|below|less than|within|up ?to';
const AFTER = '(?:ke|के) (?:andar|अंदर|अन्दर)|(?:se|से) (?:kam|कम)|tak|तक';
const UNITS: [name: RegExp, rupees: number][] = [
  [/^(k|thousand|haz[ae]+r|हज\u093c?ार)$/i, 1000],
  [/^(lakhs?|lac|लाख)$/i, 100_000],
];
const UNIT = String.raw`k|thousand|haz[ae]+r|हज\u093c?ार|lakhs?|lac|लाख`;
const RUPEES = String.raw`₹|rs\.?|inr|rupees?|रुपये|रुपए|रु\.?`;
/** What has up to 512 GB has no price. */
const MEASURE = '[gt]b|m[mlah]+|hz|w|watts?|gsm|inch|km|kg';

const PRICE = new RegExp(
  String.raw`(?:^|\s)(${BEFORE})?\s?(?:${RUPEES})?\s?(\d[\d,]*)\s?(${UNIT})?(?:\s?(?:${RUPEES}))?\s?(${AFTER})?(?=\s|$)(?!\s(?:${MEASURE})\b)`,
  'gi',
);

/** The first price that a search gives as a limit: 'under 50,000', 'below ₹50k', 'up to 1 lakh', '50000 ke andar', '500 रुपये से कम'. */
export function readPriceWords(typed: string): PricedSearch {
  const text = typed.slice(0, MAX_SEARCH).normalize('NFC').replace(/\s+/g, ' ').trim();
  for (const [all, before, digits = '', unit = '', after] of text.matchAll(PRICE)) {
    const rupees = UNITS.find(([name]) => name.test(unit))?.[1] ?? 1;
    const most = Number(digits.replaceAll(',', '')) * rupees;
    if ((before ?? after) !== undefined && most >= LEAST && most <= MOST) {
      return { words: text.replace(all, '').trim(), most };
    }
  }
  return { words: typed, most: null };
}
