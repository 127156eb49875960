import { LRUCache } from 'lru-cache';
import { memoryKey } from '../lib/memory-key.ts';
import type { ResponseBytes } from '../endpoint/response-bytes.ts';

export interface KeptPage {
  bytes: ResponseBytes;
  policy: string; // with the nonce of its styles
  status: number;
  freshUntil: number; // ms since 1970; 0: no browser or CDN may store it
  renewAt: number; // ms since 1970: from then on it is rendered again while it is used
  usableUntil: number; // ms since 1970
  version: number; // the catalogue's before the rendering
}

/** Security: the key is a known language and the address alone, and only what every guest may see is kept. */
export interface PageCache {
  get: (key: string, version: number) => KeptPage | undefined;
  keep: (key: string, page: KeptPage) => void;
}

const MAX_BYTES = 32 * 1024 * 1024; // about 175 pages
const KEPT = 1.4; // times the plain bytes: the compressed forms
const OVERHEAD_BYTES = 700; // as in response-cache.ts

export function createPageCache(): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => Math.ceil(bytes.plain.length * KEPT) + key.length + OVERHEAD_BYTES,
  });
  return {
    get(key, version) {
      const page = pages.get(memoryKey(key));
      return page && page.version === version && page.usableUntil > Date.now() ? page : undefined;
    },
    keep(key, page) {
      pages.set(memoryKey(key), page);
    },
  };
}
