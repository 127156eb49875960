import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import { useDebounced } from '../../../lib/hooks/use-debounced.ts';
import { useSearchProductsQuery, type SearchProductsQuery } from '../../../generated/products-search.ts';

/** Maximum number of results. */
const SEARCH_RESULTS = 6;

export type FoundPage = NonNullable<SearchProductsQuery['products']>;
export type FoundProduct = FoundPage['items'][number];

export interface SearchResults {
  /** Whose titles contain the text. */
  exact: FoundProduct[];
  /** What else the search index has found. */
  others: FoundProduct[];
  /** The response for the current text, if the search index has answered. */
  indexed: FoundPage | undefined;
  /** False until the response for the current text is here. */
  complete: boolean;
  error: unknown;
}

/**
 * Products for the text, which is not empty. Until the response is here, those in Apollo's cache whose title contains it. The API's
 * response comes after those; the search index's takes their place, since it has the best ones first.
 */
export function useSearchResults(text: string): SearchResults {
  const { cache } = useApolloClient();
  // '' at first: no request for the letter that was typed first, if others follow at once.
  const debounced = useDebounced(text, '');
  const { data, loading, error } = useSearchProductsQuery({
    variables: { search: debounced, pageSize: SEARCH_RESULTS },
    skip: debounced === '',
  });

  const complete = debounced === text && !loading;
  const page = data?.products ?? undefined;
  const indexed = complete && page?.total != null ? page : undefined;
  const exactCount = indexed?.exactCount ?? 0;
  const [exact, others] = indexed
    ? [indexed.items.slice(0, exactCount), indexed.items.slice(exactCount)]
    : [merged(), []];
  return { exact, others, indexed, complete, error };

  function merged(): FoundProduct[] {
    const fetched = page?.items.filter((product) => titleMatches(product, text)) ?? [];
    const found = new Map([...cachedProducts(cache, text), ...fetched].map((product) => [product.id, product]));
    return [...found.values()].slice(0, SEARCH_RESULTS);
  }
}

/** Ignores case. */
function titleMatches(product: { title: string }, text: string): boolean {
  return product.title.toLocaleLowerCase().includes(text.toLocaleLowerCase());
}

const FIELDS = ['title', 'image', 'hasPrice', 'discountPrice', 'availability'];

function cachedProducts(cache: ApolloCache, text: string): FoundProduct[] {
  const records = Object.values(cache.extract() as Record<string, { __typename?: string } & FoundProduct>);
  return records
    .filter((record) => record.__typename === 'Product' && FIELDS.every((field) => field in record))
    .filter((product) => titleMatches(product, text));
}
