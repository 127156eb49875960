import { readPriceWords } from '../../../../../schema/price-words.ts';
import { listPath } from '../../../lib/paths.ts';

/** A list of what was searched for, with the prices that the text names as its filter, and the order that it asks for. */
export function pricedPath(text: string, choices: { search?: string; category?: string; brand?: string } = {}): string {
  const { words, least, most, sort } = readPriceWords(text);
  return listPath({
    ...(words ? { search: words } : {}),
    ...choices,
    ...(least === null ? {} : { min: String(least) }),
    ...(most === null ? {} : { max: String(most) }),
    ...(sort ? { sort } : {}),
  });
}
