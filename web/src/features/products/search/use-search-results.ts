import { useApolloClient } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import type { ApolloCache } from '@apollo/client';
import { SEARCH_DEBOUNCE_MS } from '../../../lib/timing.ts';
import { useSearchProductsQuery } from '../../../generated/products-search.ts';

/** Results that the search box lists at most. */
const SEARCH_RESULTS = 6;

/** What the search box knows about a text so far. */
export interface SearchResults {
  products: FoundProduct[];
  /** False while the server has not answered for this very text. */
  complete: boolean;
  error: unknown;
}

/** Products whose title holds the text: at once those that the browser has, then the server's own, without doubles. */
export function useSearchResults(text: string): SearchResults {
  const { cache } = useApolloClient();
  const [asked] = useDebouncedValue(text, SEARCH_DEBOUNCE_MS);
  const { data, loading, error } = useSearchProductsQuery({
    variables: { search: asked, pageSize: SEARCH_RESULTS },
    skip: asked === '' || text === '',
  });
  if (text === '') return { products: [], complete: true, error: undefined };

  const served = data?.products?.items.filter((product) => titleMatches(product, text)) ?? [];
  const found = new Map([...cachedProducts(cache, text), ...served].map((product) => [product.id, product]));
  return {
    products: [...found.values()].slice(0, SEARCH_RESULTS),
    complete: asked === text && !loading,
    error,
  };
}

/** What a search result shows. */
interface FoundProduct {
  id: string;
  title: string;
  image: string | null;
}

/** True if the title holds the text, without regard to case. */
function titleMatches(product: { title: string }, text: string): boolean {
  return product.title.toLocaleLowerCase().includes(text.toLocaleLowerCase());
}

function isProduct(record: unknown): record is FoundProduct {
  const { __typename: type, title, image } = (record ?? {}) as Record<string, unknown>;
  return type === 'Product' && typeof title === 'string' && (typeof image === 'string' || image === null);
}

/** Products that earlier screens left in the browser's cache and whose title holds the text. */
function cachedProducts(cache: ApolloCache, text: string): FoundProduct[] {
  const records = Object.values(cache.extract() as Record<string, unknown>);
  return records
    .filter(isProduct)
    .filter((product) => titleMatches(product, text))
    .map(({ id, title, image }) => ({ id, title, image }));
}
