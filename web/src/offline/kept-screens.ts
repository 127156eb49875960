import type { OperationRequest } from '../apollo/operation-request.ts';
import { CATALOGUE_CACHE } from '../lib/kept-caches.ts';
import { productPath } from '../lib/paths.ts';
import { keptTime } from './keep-seen.ts';

/** A screen that can be read without a connection. */
export interface KeptProduct {
  path: string;
  title: string;
}

const MOST_PRODUCTS = 6;

/** The product pages that are kept, the latest first. */
export async function keptProducts(): Promise<KeptProduct[]> {
  const cache = await caches.open(CATALOGUE_CACHE);
  const products: KeptProduct[] = [];
  for (const request of (await cache.keys()).toReversed()) {
    if (products.length === MOST_PRODUCTS) break;
    const answer = await cache.match(request, { ignoreVary: true });
    const { data } = ((await answer?.json().catch(() => undefined)) ?? {}) as {
      data?: { product?: { id: string; title: string } | null };
    };
    if (data?.product) products.push({ path: productPath(data.product.id), title: data.product.title });
  }
  return products;
}

/** Those of the paths whose screens are kept. */
export async function keptAmong<Path extends string>(
  paths: readonly Path[],
  requestOf: (address: URL) => OperationRequest | undefined,
): Promise<Path[]> {
  const isKept = async (path: Path): Promise<boolean> => {
    const request = requestOf(new URL(path, location.href));
    return request !== undefined && (await keptTime(request)) !== undefined;
  };
  const kept = await Promise.all(paths.map(isKept));
  return paths.filter((_, place) => kept[place]);
}
