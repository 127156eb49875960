import { listPath, searchPath } from '../../../lib/paths.ts';
import type { FoundPage } from './use-search-results.ts';

/** A list that a suggestion leads to. */
export interface SuggestedList {
  kind: 'text' | 'category' | 'brand';
  /** The corrected text, or the name of the category or brand. */
  name: string;
  /** Products in it; undefined for a text. */
  count?: number;
  path: string;
}

const MOST = 2; // categories, and brands

/** The text as it was probably meant, and the categories and brands with the most results. */
export function suggestedLists(text: string, { didYouMean, counts }: FoundPage): SuggestedList[] {
  const search = didYouMean ?? text;
  const top = (kind: 'category' | 'brand', choices: { choice: string; count: number }[] = []): SuggestedList[] =>
    choices
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST)
      .map(({ choice, count }) => ({ kind, name: choice, count, path: listPath({ search, [kind]: choice }) }));
  return [
    ...(didYouMean == null ? [] : [{ kind: 'text' as const, name: didYouMean, path: searchPath(didYouMean) }]),
    ...top('category', counts?.categories),
    ...top('brand', counts?.brands),
  ];
}
