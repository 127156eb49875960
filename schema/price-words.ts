import { MAX_SEARCH } from './shop.ts';

/** A search text without the words that name a price or an order. */
export interface PricedSearch {
  words: string;
  /** The lowest price, in rupees; null: the text names none. */
  least: number | null;
  /** The highest price, in rupees; null: the text names none. */
  most: number | null;
  /** The order as a list's address has it; null: the text names none. */
  sort: 'price-up' | 'rating' | null;
}

/** Smaller numbers are sizes, ages and models; larger ones no address may have (nine digits). */
const [LEAST, MOST] = [100, 999_999_999];

const BELOW = 'under|below|less than|within|up ?to';
const ABOVE = 'above|over|more than|at least';
const AFTER = '(?:ke|के) (?:andar|अंदर|अन्दर)|(?:se|से) (?:kam|कम)|tak|तक';
const AFTER_LEAST = String.raw`(?:se|से) (?:zyada|jyada|upar|ज\u093c?्यादा|अधिक|ऊपर)`;
const UNITS: [name: RegExp, rupees: number][] = [
  [/^(k|thousand|haz[ae]+r|हज\u093c?ार)$/i, 1000],
  [/^(lakhs?|lac|लाख)$/i, 100_000],
];
const UNIT = String.raw`k|thousand|haz[ae]+r|हज\u093c?ार|lakhs?|lac|लाख`;
const RUPEES = String.raw`₹|rs\.?|inr|rupees?|रुपये|रुपए|रु\.?`;
/** What has up to 512 GB has no price. */
const END = String.raw`(?=\s|$)(?!\s(?:[gt]b|m[mlah]+|hz|w|watts?|gsm|inch|km|kg)\b)`;
const amount = (name: string): string =>
  String.raw`(?<sign${name}>${RUPEES})?\s?(?<digits${name}>\d[\d,]*)\s?(?<unit${name}>${UNIT})?(?:\s?(?<name${name}>${RUPEES}))?`;

const PRICE = new RegExp(
  String.raw`(?:^|\s)(?:(?<below>${BELOW})|(?<above>${ABOVE}))?\s?${amount('')}\s?(?:(?<after>${AFTER})|(?<afterLeast>${AFTER_LEAST}))?${END}`,
  'gi',
);
const SPAN = new RegExp(
  String.raw`(?:^|\s)(?:(?<between>between|from)\s)?${amount('A')}\s?(?:-|–|to|and|se|से)\s?${amount('B')}(?:\s(?:(?:ke|के) (?:beech|बीच)|tak|तक))?${END}`,
  'gi',
);
const SORTS: [words: RegExp, sort: NonNullable<PricedSearch['sort']>][] = [
  [/(?:^|\s)(?:cheap(?:est)?|sast[aei]|सस्त[ाेी])(?=\s|$)/i, 'price-up'],
  [/(?:^|\s)(?:(?:best|top|highest)[ -]rated|सबसे अच्छी रेटिंग(?: वाल[ाेी])?)(?=\s|$)/i, 'rating'],
];

const rupees = (digits = '', unit = ''): number =>
  Number(digits.replaceAll(',', '')) * (UNITS.find(([name]) => name.test(unit))?.[1] ?? 1);
const isPrice = (price: number): boolean => price >= LEAST && price <= MOST;
/** A number that nobody calls a price may be one if it looks like it: 2000, 450 or 1999, but not 512 or 2024. */
const looksLikePrice = (price: number): boolean => price % 50 === 0 || price % 100 === 99;

/**
 * The first price, or span of prices, that a search gives as a limit: 'under 50,000', 'below ₹50k', '50000 ke andar', '₹999',
 * 'above 1 lakh', 'between 2000 and 6000', '2000 से 6000'; and the order that it asks for: 'cheap', 'top rated'.
 */
export function readPriceWords(typed: string): PricedSearch {
  const text = typed.slice(0, MAX_SEARCH).normalize('NFC').replace(/\s+/g, ' ').trim();
  const [words, sort] = SORTS.filter(([name]) => name.test(text)).map(([name, order]) => {
    return [text.replace(name, ''), order] as const;
  })[0] ?? [text, null];
  const limits = readSpan(words) ?? readLimit(words);
  if (!limits && !sort) return { words: typed, least: null, most: null, sort: null };
  const { all = '', least = null, most = null } = limits ?? {};
  return { words: words.replace(all, '').trim(), least, most, sort };
}

interface Limits {
  /** The words that say it. */
  all: string;
  least: number | null;
  most: number | null;
}

function readSpan(text: string): Limits | undefined {
  for (const { 0: all, groups = {} } of text.matchAll(SPAN)) {
    const { between, signA, digitsA = '', unitA, nameA, signB, digitsB = '', unitB, nameB } = groups;
    // '2-5k' and '1 to 2 lakh' say the unit once.
    const shared = unitA ?? (rupees(digitsA) < rupees(digitsB) ? unitB : undefined);
    const [least, most] = [rupees(digitsA, shared), rupees(digitsB, unitB)];
    const isSaid = [between, signA, unitA, nameA, signB, unitB, nameB].some((part) => part !== undefined);
    if (!isPrice(least) || !isPrice(most) || least >= most) continue;
    if (isSaid || (looksLikePrice(least) && looksLikePrice(most))) return { all, least, most };
  }
  return undefined;
}

function readLimit(text: string): Limits | undefined {
  for (const { 0: all, groups = {} } of text.matchAll(PRICE)) {
    const { below, above, sign, digits, unit, name, after, afterLeast } = groups;
    const price = rupees(digits, unit);
    if (!isPrice(price)) continue;
    if ((above ?? afterLeast) !== undefined) return { all, least: price, most: null };
    if ((below ?? after ?? sign ?? name) !== undefined) return { all, least: null, most: price };
  }
  return undefined;
}
