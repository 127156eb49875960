import type { ApolloCache } from '@apollo/client';

/** What a search result shows. */
export interface FoundProduct {
  id: string;
  title: string;
  image: string | null;
}

/** True if the title holds the text, without regard to case. */
export function titleMatches(product: { title: string }, text: string): boolean {
  return product.title.toLocaleLowerCase().includes(text.toLocaleLowerCase());
}

function isProduct(record: unknown): record is FoundProduct {
  const { __typename: type, title, image } = (record ?? {}) as Record<string, unknown>;
  return type === 'Product' && typeof title === 'string' && (typeof image === 'string' || image === null);
}

/** Products that earlier screens left in the browser's cache and whose title holds the text. */
export function cachedProducts(cache: ApolloCache, text: string): FoundProduct[] {
  const records = Object.values(cache.extract() as Record<string, unknown>);
  return records
    .filter(isProduct)
    .filter((product) => titleMatches(product, text))
    .map(({ id, title, image }) => ({ id, title, image }));
}
