import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../cache/catalogue.ts';
import type { ResponseBytes } from './response-bytes.ts';

/** A response to a public operation. */
export interface CachedResponse {
  bytes: ResponseBytes;
  /** Until when it may be reused, in ms since 1970. */
  freshUntil: number;
  /** True if it is older than it should be: no browser or CDN may store it. */
  stale: boolean;
}

/**
 * Responses to guests, kept while they are fresh and the catalogue is unchanged. Nothing private can get in: only public operations
 * have a key, and the key holds the operation and its variables alone.
 */
export interface ResponseCache {
  readonly lookups: Readonly<{ hit: number; miss: number }>;
  get: (key: string) => CachedResponse | undefined;
  /** Keeps a response unless the catalogue has changed since `version`, which it had before the operation was run. */
  keep: (key: string, response: CachedResponse, version: number) => void;
}

/** The most bytes of responses: about 8,000 lists of 20 products. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Memory that each takes beside its bytes, measured. Without it a million empty responses would take 700 MB. */
const OVERHEAD_BYTES = 700;

export function createResponseCache(catalogue: Catalogue): ResponseCache {
  const responses = new LRUCache<string, CachedResponse & { version: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.plain.length + key.length + OVERHEAD_BYTES,
  });
  const lookups = { hit: 0, miss: 0 };
  return {
    lookups,
    get(key) {
      const cached = responses.get(key);
      const isFresh = cached && cached.version === catalogue.version && cached.freshUntil > Date.now();
      lookups[isFresh ? 'hit' : 'miss'] += 1;
      return isFresh ? cached : undefined;
    },
    keep(key, response, version) {
      if (response.freshUntil > Date.now() && version === catalogue.version)
        responses.set(key, { ...response, version });
    },
  };
}
