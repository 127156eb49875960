import { formatPrice } from '../../../../../schema/shop.ts';
import { LANGUAGES, type Language } from '../../../../../schema/languages.ts';
import { useLanguage } from '../../../lib/language/language.tsx';
import type { SalesPeriod } from '../../../generated/schema.ts';
import type { Days } from './insight-view.ts';

const formatsOf = (language: Language) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGES[language].tag, { ...options, timeZone: 'UTC' });
  return {
    short: format({ day: 'numeric', month: 'short' }),
    whole: format({ day: 'numeric', month: 'short', year: 'numeric' }),
    month: format({ month: 'short', year: 'numeric' }),
  };
};
const FORMATS: Record<Language, ReturnType<typeof formatsOf>> = { en: formatsOf('en'), hi: formatsOf('hi') };

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** An axis has no space for '₹12,34,567': '₹12.3L'. */
export const shortPrice = (amount: number): string => `₹${compact.format(amount)}`;

export const countText = (count: number): string => count.toLocaleString('en-IN');

export const priceText = (amount: number | null): string => (amount === null ? '–' : formatPrice(amount));

/** Cards and averages need no paise; the tables and the CSV have them. */
export const wholePriceText = (amount: number | null): string => priceText(amount === null ? null : Math.round(amount));

/** The days of the shop in the page's language. They are days of the calendar, so no time zone moves them. */
export function useDayTexts() {
  const { short, whole, month } = FORMATS[useLanguage().language];
  const at = (day: string): number => Date.parse(day);
  return {
    day: (day: string): string => whole.format(at(day)),
    range: ({ from, to }: Days): string => whole.formatRange(at(from), at(to)),
    bucket: (period: SalesPeriod, { from, to }: Days): string =>
      period === 'MONTH' ? month.format(at(from)) : short.formatRange(at(from), at(to)),
  };
}

/** In whole percent; null: there was nothing before, so no percentage can be told. */
export function changeOf(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before === 0) return null;
  return Math.round(((now - before) / before) * 100);
}
