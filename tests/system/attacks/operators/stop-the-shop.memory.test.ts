import { LRUCache } from 'lru-cache';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createCatalogue } from '../../../../gateway/cache/catalogue.ts';
import { LIST_PRODUCTS } from '../../../../gateway/domains/products/products.rest.ts';
import { ResponseBytes } from '../../../../gateway/endpoint/response.ts';
import { createResponseCache } from '../../../../gateway/endpoint/response-cache.ts';
import { LONGEST_KEY, memoryKey } from '../../../../gateway/lib/limited-map.ts';
import { stubRest } from '../../../support/rest.ts';

const AGES = { freshMs: 30_000, staleMs: 600_000, graceMs: 86_400_000 };
/** V8 hashes a longer text by its length only. Texts of one length then collide and are compared one by one. */
const HASHED_BY_CONTENT = 16_383;
const LONG = 'x'.repeat(40_000);

describe('a very long request', () => {
  test('is cached under a short key, a different one for each text', () => {
    const texts = ['', 'a', LONG, `${LONG}a`, `${LONG}b`, `a${LONG}`, 'x'.repeat(LONGEST_KEY), 'x'.repeat(513)];
    const keys = texts.map(memoryKey);
    expect(new Set(keys).size).toBe(texts.length);
    for (const key of keys) expect(key.length).toBeLessThanOrEqual(LONGEST_KEY);
    expect(LONGEST_KEY).toBeLessThan(HASHED_BY_CONTENT);
    expect(memoryKey('/api/products/get?page=1')).toBe('/api/products/get?page=1');
  });

  test('takes up little of the catalogue’s memory, which counts products and not keys', async () => {
    const kept = vi.spyOn(LRUCache.prototype, 'set');
    onTestFinished(() => kept.mockRestore());
    const rest = stubRest({ get: async () => ({ status: 200, body: {} }) });
    const reading = { parse: () => [], tags: () => [] };
    const cached = createCatalogue(AGES).cached(rest, rest, { oldest: Infinity, stale: false });
    for (const end of ['a', 'b']) await cached.read(LIST_PRODUCTS, { brand: [LONG + end] }, reading);
    for (const part of ['0-1', '1-2']) await cached.read(LIST_PRODUCTS, { brand: [LONG] }, { ...reading, part });
    const keys = kept.mock.calls.map(([key]) => String(key));
    expect(new Set(keys).size).toBe(4);
    for (const key of keys) expect(key.length).toBeLessThan(HASHED_BY_CONTENT);
  });
});

test('small answers count with their full size, so that there cannot be a million of them', () => {
  const answers = createResponseCache(createCatalogue(AGES));
  const keep = (key: string): void =>
    answers.keep(
      key,
      { bytes: new ResponseBytes('{"data":{"product":null}}'), freshUntil: Date.now() + 60_000, stale: false },
      0,
    );
  keep('the first one');
  expect(answers.get('the first one')).toBeDefined();
  for (let n = 0; n < 120_000; n += 1) keep(`/graphql?n=${n}`);
  expect(answers.get('the first one')).toBeUndefined();
  expect(answers.get('/graphql?n=119999')).toBeDefined();
});
