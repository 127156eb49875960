import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../cache/catalogue.ts';
import { memoryKey } from '../lib/limited-map.ts';
import type { CachedResponse } from './response.ts';

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** A GET has its address for a key, so that it is found before it is read. `operation`: the text or hash of a POST. */
export function cacheKeyOf(
  { method, originalUrl, url }: IncomingMessage & { originalUrl?: string },
  operation?: string,
  variables?: unknown,
): string {
  return memoryKey(method === 'GET' ? (originalUrl ?? url ?? '') : `${operation} ${JSON.stringify(variables)}`);
}

const MAX_BYTES = 16 * 1024 * 1024; // bytes, about 2,000 lists of 20 products
const OVERHEAD_BYTES = 700; // bytes per response, measured; without them a million empty responses would take 700 MB

/** Security: only public operations have a key, and it holds nothing but the operation and its variables. */
export function createResponseCache(catalogue: Catalogue) {
  const responses = new LRUCache<string, CachedResponse & { version: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.plain.length + key.length + OVERHEAD_BYTES,
  });
  const lookups = { hit: 0, miss: 0 };
  return {
    lookups,
    get(key: string): CachedResponse | undefined {
      const cached = responses.get(key);
      const isFresh = cached && cached.version === catalogue.version && cached.freshUntil > Date.now();
      lookups[isFresh ? 'hit' : 'miss'] += 1;
      return isFresh ? cached : undefined;
    },
    /** `version`: the catalogue's before the run. If it has changed since, nothing is kept. */
    keep(key: string, response: CachedResponse, version: number): void {
      if (response.freshUntil > Date.now() && version === catalogue.version)
        responses.set(key, { ...response, version });
    },
  };
}
