import { describe, expect, test } from 'vitest';
import { createUpstream } from '../../upstream/app.ts';
import { buildSeed } from '../../upstream/seed/build-seed.ts';
import { buildDemo } from '../../upstream/seed/demo-orders.ts';
import { orders } from '../../upstream/database/tables/orders.tables.ts';
import { products } from '../../upstream/database/tables/products.tables.ts';
import { users } from '../../upstream/database/tables/users.tables.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const seed = buildSeed();
const demo = buildDemo(seed, NOW);
const itemsOf = (orderId: string) => demo.orderItems.filter((item) => item.orderId === orderId);

describe('the demo orders', () => {
  test('keep the API’s rule: a customer has a product in one open order at most', () => {
    const open = demo.orders.filter(({ status }) => !['delivered', 'cancelled'].includes(status ?? ''));
    const held = open.flatMap(({ id, userId }) => itemsOf(id).map(({ productId }) => `${userId} ${productId}`));
    expect(new Set(held).size).toBe(held.length);
  });
});

describe('a new database', () => {
  test.each([
    { seed: 'demo', counts: [43, 168, 300] },
    { seed: 'catalogue', counts: [43, 168, 0] },
    { seed: 'empty', counts: [3, 0, 0] },
  ] as const)('has the users, products and orders of $seed', async ({ seed, counts }) => {
    const api = await createUpstream({ seed });
    try {
      expect(await Promise.all([users, products, orders].map((table) => api.db.$count(table)))).toEqual(counts);
    } finally {
      await api.close();
    }
  });

  test('never has demo orders in production', async () => {
    const production = { tell: () => undefined };
    await expect(createUpstream({ seed: 'demo', production })).rejects.toThrow('never for production');
  });
});
