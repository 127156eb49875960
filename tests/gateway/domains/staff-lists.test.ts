import { describe, expect, test } from 'vitest';
import { EVERYTHING } from '../../../gateway/cache/catalogue.ts';
import { LISTS, ORDERS } from '../../../gateway/domains/invalidation.ts';
import { createKeptList } from '../../../gateway/domains/staff-lists.ts';
import { listAllOrders } from '../../../gateway/domains/orders/orders.rest.ts';
import { RAW_ORDER } from '../../support/records.ts';
import { newShopper, placeOrder } from '../../e2e/shoppers.ts';
import { stubRest } from '../../support/rest.ts';
import { eventually } from '../../support/eventually.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

/** An API that counts its reads, bound to the caller with this token. */
function callerOf(token: string) {
  const counted = { reads: 0 };
  const rest = stubRest({
    token,
    get: async () => {
      counted.reads += 1;
      return { status: 200, body: { orders: [RAW_ORDER] } };
    },
  });
  return { rest, counted };
}

const createAllOrders = (keptMs?: number) => createKeptList(listAllOrders, [ORDERS], keptMs);

describe('all orders', () => {
  test('are read once for the pages that a caller loads within a few seconds', async () => {
    const allOrders = createAllOrders();
    const { rest, counted } = callerOf('a');
    for (const _page of [1, 2, 3]) expect(await allOrders.read(rest)).toHaveLength(1);
    expect(counted.reads).toBe(1);
  });

  test('are read again after that', async () => {
    const allOrders = createAllOrders(20);
    const { rest, counted } = callerOf('a');
    await eventually(async () => {
      await allOrders.read(rest);
      expect(counted.reads).toBe(2);
    });
  });

  test('are never shared between callers', async () => {
    const allOrders = createAllOrders();
    const callers = [callerOf('a'), callerOf('b')];
    for (const { rest } of callers) await allOrders.read(rest);
    expect(callers.map(({ counted }) => counted.reads)).toEqual([1, 1]);
  });

  test('that cannot be read are read again', async () => {
    const allOrders = createAllOrders();
    const failing = stubRest({ token: 'a', get: async () => ({ status: 500, body: {} }) });
    await expect(allOrders.read(failing)).rejects.toThrow();
    const { rest } = callerOf('a');
    expect(await allOrders.read(rest)).toHaveLength(1);
  });

  test.each([
    [[ORDERS], 2],
    [[EVERYTHING], 2],
    [[LISTS], 1],
  ])('are read again after a change of %j: %i reads', async (tags, reads) => {
    const allOrders = createAllOrders();
    const { rest, counted } = callerOf('a');
    await allOrders.read(rest);
    allOrders.invalidate(tags);
    await allOrders.read(rest);
    expect(counted.reads).toBe(reads);
  });

  test('that were being read during a change are not kept', async () => {
    const allOrders = createAllOrders();
    const { rest, counted } = callerOf('a');
    const early = allOrders.read(rest);
    allOrders.invalidate([ORDERS]);
    await early;
    await allOrders.read(rest);
    expect(counted.reads).toBe(2);
  });
});

describe('a super admin', () => {
  const shop = shopForTests();

  test('pages through all orders with one read, until an order changes', async () => {
    const superAdmin = await shop.as('superAdmin');
    const reads = (): number => shop.upstreamCalls.filter((call) => call === 'GET /api/order/get/all').length;
    const page = async (n: number) => {
      const { data, errors } = await superAdmin.query<{ allOrders: { items: { id: string }[] } }>(
        'query ($n: Int!) { allOrders(page: $n, pageSize: 1) { items { id } } }',
        { n },
      );
      expect(errors).toEqual([]);
      return data.allOrders.items[0]?.id;
    };
    const before = [await page(1), await page(2)];
    expect(reads()).toBe(1);

    const { id } = await placeOrder(shop, await newShopper(shop), 1);
    expect(before).not.toContain(id);
    expect([await page(1), await page(2)]).toContain(id);
    expect(reads()).toBe(2);

    const changed = await superAdmin.query<{ updateOrderStatus: unknown }>(
      'mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: PACKED) { code order { status } } }',
      { id },
    );
    expect(changed.data.updateOrderStatus).toEqual({ code: 'UPDATED', order: { status: 'PACKED' } });
    expect(reads()).toBe(3);
  });
});
