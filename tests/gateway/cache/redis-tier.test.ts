import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createRedisTier } from '../../../gateway/cache/redis-tier.ts';
import { parseProduct, PRODUCT_SHAPE } from '../../../gateway/domains/products/products.rest.ts';
import { connectRedis } from '../../../gateway/lib/redis.ts';
import { emptyRedis, TEST_REDIS_URL } from '../../support/servers/redis.ts';

test.skipIf(!TEST_REDIS_URL)('an entry that a release with another model has kept is not used', async () => {
  const log = pino({ level: 'silent' });
  await emptyRedis();
  const redis = connectRedis({ urls: [TEST_REDIS_URL ?? ''], log });
  onTestFinished(() => redis.close());
  const tierOf = (shape: string) => createRedisTier({ redis, log, graceMs: 60_000, shape });
  const value = { value: { title: 'Lamp' }, tags: ['a'], at: Date.now() };
  // Until the connection stands, nothing is kept.
  const kept = async () => {
    tierOf('one').keep('key', value, 0);
    return (await tierOf('one').find('key')).entry?.value;
  };
  await expect.poll(kept).toEqual({ title: 'Lamp' });
  expect((await tierOf('other').find('key')).entry).toBeUndefined();
});

test('the model names its own shape', () => {
  expect(PRODUCT_SHAPE).toMatch(/^[0-9a-f]{16}$/);
  for (const field of Object.keys(parseProduct({ _id: '0'.repeat(24) }) ?? {}))
    expect(parseProduct.toString()).toContain(field);
});
