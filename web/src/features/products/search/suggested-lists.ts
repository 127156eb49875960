import { CATEGORIES } from '../../../../../schema/shop.ts';
import { categoryPath, listPath } from '../../../lib/paths.ts';
import type { FoundPage } from './use-search-results.ts';

/** A list that a suggestion leads to. */
export interface SuggestedList {
  /** `whole`: a category without the text. */
  kind: 'category' | 'brand' | 'whole';
  name: string;
  /** Products in it; absent: it is not asked for. */
  count?: number;
  path: string;
}

const MOST = 2; // categories, and brands

/** The categories and brands with the most results. */
export function suggestedLists(text: string, { didYouMean, counts }: FoundPage): SuggestedList[] {
  const search = didYouMean ?? text;
  const top = (kind: 'category' | 'brand', choices: { choice: string; count: number }[] = []): SuggestedList[] =>
    choices
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST)
      .map(({ choice, count }) => ({
        kind,
        name: choice,
        count,
        path: listPath({ search, [kind]: choice }),
      }));
  return [...top('category', counts?.categories), ...top('brand', counts?.brands)];
}

/** Where nothing was found: the shop's categories, without what was typed. */
export const WHOLE_CATEGORIES: SuggestedList[] = CATEGORIES.map((name) => ({
  kind: 'whole',
  name,
  path: categoryPath(name),
}));
