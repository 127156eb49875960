import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../upstream/database/tables/orders.tables.ts';
import { createUpstream } from '../../upstream/app.ts';
import { buildSeed } from '../../upstream/seed/build-seed.ts';
import { buildDemo } from '../../upstream/seed/demo-orders.ts';
import { orders } from '../../upstream/database/tables/orders.tables.ts';
import { products } from '../../upstream/database/tables/products.tables.ts';
import { users } from '../../upstream/database/tables/users.tables.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const seed = buildSeed();
const demo = buildDemo(seed, NOW);
const itemsOf = (orderId: string) => demo.orderItems.filter((item) => item.orderId === orderId);

describe('the demo orders', () => {
  test('are 300 of about 40 customers, in every state, in the last 90 days', () => {
    expect(demo.orders).toHaveLength(300);
    expect(new Set(demo.orders.map(({ userId }) => userId)).size).toBeGreaterThan(35);
    for (const status of ORDER_STATUSES) {
      expect(demo.orders.filter((order) => order.status === status).length, status).toBeGreaterThanOrEqual(5);
    }
    for (const { createdAt } of demo.orders) {
      const days = (NOW.getTime() - createdAt.getTime()) / DAY_MS;
      expect(days > 0 && days <= 91, createdAt.toISOString()).toBe(true);
    }
  });

  test('each have one to five products, some of which the shop has deleted', () => {
    const known = new Set(seed.products.map(({ id }) => id));
    expect(demo.orderItems.filter(({ productId }) => !known.has(productId)).length).toBeGreaterThan(3);
    for (const { id } of demo.orders) {
      const ids = itemsOf(id).map(({ productId }) => productId);
      expect([ids.length > 0, ids.length <= 5, new Set(ids).size]).toEqual([true, true, ids.length]);
    }
  });

  test('keep the API’s rule: a customer has a product in one open order at most', () => {
    const open = demo.orders.filter(({ status }) => !['delivered', 'cancelled'].includes(status ?? ''));
    const held = open.flatMap(({ id, userId }) => itemsOf(id).map(({ productId }) => `${userId} ${productId}`));
    expect(new Set(held).size).toBe(held.length);
  });

  test('give the demo shopper something on every screen', () => {
    const shopper = seed.accounts.find(({ role }) => role === 'user')!.id;
    const wishlist = demo.wishlists.find(({ userId }) => userId === shopper);
    const states = demo.orders.filter(({ userId }) => userId === shopper).map(({ status }) => status);
    expect(new Set(states).size).toBeGreaterThanOrEqual(2);
    expect(demo.cartItems.filter(({ userId }) => userId === shopper).length).toBe(2);
    expect(demo.wishlistItems.filter(({ wishlistId }) => wishlistId === wishlist?.id).length).toBeGreaterThan(1);
    expect(demo.addresses.filter(({ userId }) => userId === shopper)).toHaveLength(1);
  });

  test('are the same for the same time', () => {
    expect(buildDemo(seed, NOW)).toEqual(demo);
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
