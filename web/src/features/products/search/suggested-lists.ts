import { pricedPath } from './priced-search.ts';
import type { FoundPage } from './use-search-results.ts';

/** A list that a suggestion leads to. */
export interface SuggestedList {
  kind: 'category' | 'brand';
  name: string;
  /** Products in it. */
  count: number;
  path: string;
}

const MOST = 2; // categories, and brands

/** The categories and brands with the most results. */
export function suggestedLists(text: string, { didYouMean, counts }: FoundPage): SuggestedList[] {
  const corrected = didYouMean === null ? {} : { search: didYouMean };
  const top = (kind: SuggestedList['kind'], choices: { choice: string; count: number }[] = []): SuggestedList[] =>
    choices
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST)
      .map(({ choice, count }) => ({
        kind,
        name: choice,
        count,
        path: pricedPath(text, { ...corrected, [kind]: choice }),
      }));
  return [...top('category', counts?.categories), ...top('brand', counts?.brands)];
}
