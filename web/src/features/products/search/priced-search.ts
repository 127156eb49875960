import { readPriceWords } from '../../../../../schema/price-words.ts';
import { listPath } from '../../../lib/paths.ts';

/** A list of what was searched for, with the highest price that the text names as its filter. */
export function pricedPath(text: string, choices: { search?: string; category?: string; brand?: string } = {}): string {
  const { words, most } = readPriceWords(text);
  const search = words ? { search: words } : {};
  return listPath({ ...search, ...choices, ...(most === null ? {} : { max: String(most) }) });
}
