import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../../lib/timing.ts';
import { useSearchProductsQuery } from '../../../generated/products-search.ts';

/** Maximum number of results. */
const SEARCH_RESULTS = 6;

export interface SearchResults {
  products: FoundProduct[];
  /** False until the response for the current text is here. */
  complete: boolean;
  error: unknown;
}

/** Products whose title contains the text, which is not empty: first those in Apollo's cache, then those of the response. */
export function useSearchResults(text: string): SearchResults {
  const { cache } = useApolloClient();
  const debounced = useDebounced(text);
  const { data, loading, error } = useSearchProductsQuery({
    variables: { search: debounced, pageSize: SEARCH_RESULTS },
    skip: debounced === '',
  });

  const fetched = data?.products?.items.filter((product) => titleMatches(product, text)) ?? [];
  const found = new Map([...cachedProducts(cache, text), ...fetched].map((product) => [product.id, product]));
  return {
    products: [...found.values()].slice(0, SEARCH_RESULTS),
    complete: debounced === text && !loading,
    error,
  };
}

/** '' at first: no request for the letter that was typed first, if others follow at once. */
function useDebounced(text: string): string {
  const [value, setValue] = useState('');
  useEffect(() => {
    const timer = setTimeout(setValue, SEARCH_DEBOUNCE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return value;
}

export interface FoundProduct {
  id: string;
  title: string;
  image: string | null;
}

/** Ignores case. */
function titleMatches(product: { title: string }, text: string): boolean {
  return product.title.toLocaleLowerCase().includes(text.toLocaleLowerCase());
}

function isProduct(record: unknown): record is FoundProduct {
  const { __typename: type, title, image } = (record ?? {}) as Record<string, unknown>;
  return type === 'Product' && typeof title === 'string' && (typeof image === 'string' || image === null);
}

function cachedProducts(cache: ApolloCache, text: string): FoundProduct[] {
  const records = Object.values(cache.extract() as Record<string, unknown>);
  return records
    .filter(isProduct)
    .filter((product) => titleMatches(product, text))
    .map(({ id, title, image }) => ({ id, title, image }));
}
