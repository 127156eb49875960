import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCatalogue, type Catalogue, type Freshness, type Source } from '../../gateway/catalogue.ts';
import { createChangeLog, EVERYTHING, LISTS } from '../../gateway/catalogue-changes.ts';
import { badResponse } from '../../gateway/rest.ts';
import { stubRest } from '../support/rest.ts';
import { startShop, type Shop, type Visitor } from '../support/shop.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const AGES = { freshMs: 30 * SECOND, staleMs: 10 * MINUTE, graceMs: 24 * HOUR };

const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A thing of the catalogue whose readings a test ends as it likes. */
function thing(about: readonly string[] = ['a']) {
  const readings: PromiseWithResolvers<string>[] = [];
  const source: Source<string> = {
    key: 'thing',
    about: () => about,
    read() {
      const reading = Promise.withResolvers<string>();
      readings.push(reading);
      return reading.promise;
    },
  };
  const freshness: Freshness = { oldest: Infinity, stale: false };
  const get = (catalogue: Catalogue) => catalogue.get(source, stubRest({}), stubRest({}), freshness);
  return { readings, get, freshness };
}

describe('what is known of the catalogue', () => {
  test('is given while it is fresh, then while it is read anew, then only if it can’t be read', async () => {
    const catalogue = createCatalogue(AGES);
    const { readings, get, freshness } = thing();
    const first = get(catalogue);
    readings[0]?.resolve('first');
    expect(await first).toBe('first');
    pass(29 * SECOND);
    expect(await get(catalogue)).toBe('first');
    expect(readings).toHaveLength(1);

    pass(2 * SECOND);
    expect(await get(catalogue)).toBe('first');
    expect(readings).toHaveLength(2);
    readings[1]?.resolve('second');
    await readings[1]?.promise;
    await vi.waitFor(async () => expect(await get(catalogue)).toBe('second'));

    pass(11 * MINUTE);
    const late = get(catalogue);
    readings[2]?.resolve('third');
    expect(await late).toBe('third');

    pass(23 * HOUR);
    const failing = get(catalogue);
    readings[3]?.reject(badResponse('GET /thing'));
    expect(await failing).toBe('third');
    expect(freshness.stale).toBe(true);
    pass(2 * HOUR);
    const hopeless = get(catalogue);
    readings[4]?.reject(badResponse('GET /thing'));
    await expect(hopeless).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_BAD_RESPONSE' } });
  });

  test('is read once for all who want it', async () => {
    const catalogue = createCatalogue(AGES);
    const { readings, get } = thing();
    const all = Promise.all(Array.from({ length: 100 }, () => get(catalogue)));
    expect(readings).toHaveLength(1);
    readings[0]?.resolve('value');
    expect(new Set(await all)).toEqual(new Set(['value']));
  });

  test('is not asked for without pause while the API fails', async () => {
    const catalogue = createCatalogue(AGES);
    const { readings, get } = thing();
    const first = get(catalogue);
    readings[0]?.resolve('first');
    await first;
    pass(MINUTE);
    await get(catalogue);
    readings[1]?.reject(badResponse('GET /thing'));
    await expect(readings[1]?.promise).rejects.toThrow();
    await Promise.resolve();
    expect(await Promise.all([get(catalogue), get(catalogue)])).toEqual(['first', 'first']);
    expect(readings).toHaveLength(2);
  });

  test('is read anew after a change that touches it, also if it was being read meanwhile', async () => {
    const catalogue = createCatalogue(AGES);
    const { readings, get } = thing([LISTS, 'a']);
    const early = get(catalogue);
    catalogue.touch(['a']);
    const late = get(catalogue);
    expect(readings).toHaveLength(2);
    readings[1]?.resolve('after');
    expect(await late).toBe('after');
    readings[0]?.resolve('before');
    expect(await early).toBe('before');
    expect(await get(catalogue)).toBe('after');
    catalogue.touch(['b']);
    expect(await get(catalogue)).toBe('after');
    catalogue.touch([LISTS]);
    void get(catalogue);
    expect(readings).toHaveLength(3);
  });
});

test('a change log remembers what has changed, and of very old changes that something has', () => {
  const log = createChangeLog();
  log.note(['a']);
  const { now } = log;
  expect([log.changedSince(0, ['a']), log.changedSince(0, ['b']), log.changedSince(now, ['a'])]).toEqual([
    true,
    false,
    false,
  ]);
  for (let n = 0; n < 10_001; n += 1) log.note([`product ${n}`]);
  expect(log.changedSince(0, ['b'])).toBe(true);
  expect(log.changedSince(log.now, ['b'])).toBe(false);
  const before = log.now;
  log.note([EVERYTHING]);
  expect(log.changedSince(before, ['b'])).toBe(true);
});

describe('what a guest is told', () => {
  let shop: Shop;
  let user: Visitor;
  let superAdmin: Visitor;
  beforeAll(async () => {
    shop = await startShop();
    user = await shop.as('user');
    superAdmin = await shop.as('superAdmin');
  });
  afterAll(() => shop.close());

  interface Known {
    product: { title: string; stock: number; reviewCount: number } | null;
    products: { items: { id: string; title: string; stock: number; reviewCount: number }[] };
  }
  const KNOWN = `query Known($id: ID!, $sort: ProductSort) {
    product(id: $id) { title stock reviewCount }
    products(pageSize: 50, sort: $sort) { items { id title stock reviewCount } }
  }`;

  /** What a guest sees of a product: by itself, and in the list. */
  const seen = async (id: string) => {
    const { data } = await shop.query<Known>(KNOWN, { id, sort: 'NEWEST' });
    return { alone: data.product, listed: data.products.items.find((item) => item.id === id) };
  };
  const done = async (who: Visitor, document: string, variables: Record<string, unknown>): Promise<unknown> => {
    const { data, errors } = await who.query<Record<string, { code: string } & Record<string, unknown>>>(
      document,
      variables,
    );
    expect(errors).toEqual([]);
    const [payload] = Object.values(data);
    expect(payload?.code).not.toBe('FAILED');
    return payload;
  };
  const newProduct = async (): Promise<string> => {
    const input = {
      title: `Lamp ${crypto.randomUUID()}`,
      image: '/pictures/a.webp',
      images: [],
      brand: 'aldo',
      category: 'accessories',
      discountPrice: 90,
      originalPrice: 100,
      stock: 10,
      description: 'A lamp.',
    };
    await shop.query(KNOWN, { id: '0'.repeat(24), sort: 'NEWEST' });
    await done(superAdmin, 'mutation Create($input: ProductInput!) { createProduct(input: $input) { code } }', {
      input,
    });
    const { data } = await shop.query<Known>(KNOWN, { id: '0'.repeat(24), sort: 'NEWEST' });
    const made = data.products.items.find(({ title }) => title === input.title);
    expect(made, 'the list shows the new product at once').toBeDefined();
    return made?.id ?? '';
  };

  test('follows a product that is created, changed and deleted through the gateway, at once', async () => {
    const id = await newProduct();
    expect((await seen(id)).alone).toMatchObject({ stock: 10 });
    await done(
      superAdmin,
      'mutation ($id: ID!) { updateProduct(id: $id, changes: { title: "Bright lamp" }) { code } }',
      { id },
    );
    expect(await seen(id)).toMatchObject({ alone: { title: 'Bright lamp' }, listed: { title: 'Bright lamp' } });
    await done(superAdmin, 'mutation ($id: ID!) { deleteProduct(id: $id) { code } }', { id });
    expect(await seen(id)).toEqual({ alone: null, listed: undefined });
  });

  test('follows reviews that are written and deleted', async () => {
    const id = await newProduct();
    await seen(id);
    const review = { productId: id, rating: 4, comment: 'Bright.' };
    await done(user, 'mutation ($input: AddReviewInput!) { addReview(input: $input) { code } }', { input: review });
    expect(await seen(id)).toMatchObject({ alone: { reviewCount: 1 }, listed: { reviewCount: 1 } });
    const { data } = await shop.query<{ product: { reviews: { id: string }[] } }>(
      'query ($id: ID!) { product(id: $id) { reviews { id } } }',
      { id },
    );
    const gone = { productId: id, reviewId: data.product.reviews[0]?.id };
    await done(
      superAdmin,
      'mutation ($productId: ID!, $reviewId: ID!) { deleteReview(productId: $productId, reviewId: $reviewId) { code } }',
      gone,
    );
    expect(await seen(id)).toMatchObject({ alone: { reviewCount: 0 }, listed: { reviewCount: 0 } });
  });

  test('follows the stock: an order, an item taken out of it, an order that is called off', async () => {
    const id = await newProduct();
    await seen(id);
    const address = { address: 'a', block: 'b', state: 's', city: 'c', postalCode: '123456' };
    const saved = (await done(
      user,
      'mutation ($input: AddressInput!) { saveAddress(input: $input) { code deliveryAddressId } }',
      { input: address },
    )) as { deliveryAddressId: string };
    const order = async (): Promise<string> => {
      const input = {
        items: [{ productId: id, quantity: 3 }],
        paymentMethod: 'UPI',
        deliveryAddressId: saved.deliveryAddressId,
      };
      const placed = (await done(
        user,
        'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { code order { id } } }',
        { input },
      )) as { order: { id: string } };
      return placed.order.id;
    };
    const orderId = await order();
    expect(await seen(id)).toMatchObject({ alone: { stock: 7 }, listed: { stock: 7 } });
    await done(
      user,
      'mutation ($orderId: ID!, $productId: ID!) { removeOrderItem(orderId: $orderId, productId: $productId) { code } }',
      { orderId, productId: id },
    );
    expect(await seen(id)).toMatchObject({ alone: { stock: 10 }, listed: { stock: 10 } });
    const second = await order();
    await seen(id);
    shop.upstreamCalls.splice(0);
    await done(
      superAdmin,
      'mutation ($orderId: ID!) { updateOrderStatus(orderId: $orderId, status: CANCELLED) { code } }',
      { orderId: second },
    );
    await seen(id);
    expect(shop.upstreamCalls.filter((call) => call.startsWith('GET /api/products/get'))).toHaveLength(2);
  });

  test('follows a change that was made past the gateway when its time is up', async () => {
    const id = await newProduct();
    await seen(id);
    const { token } = (await (
      await fetch(`${shop.upstreamUrl}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@haat.com', password: 'Admin@1' }),
      })
    ).json()) as { token: string };
    const changed = await fetch(`${shop.upstreamUrl}/api/products/update`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify({ product_id: id, title: 'Changed elsewhere' }),
    });
    expect(changed.status).toBe(200);
    pass(29 * SECOND);
    expect((await seen(id)).alone?.title).toContain('Lamp');
    pass(2 * SECOND);
    await vi.waitFor(async () => {
      expect(await seen(id)).toMatchObject({
        alone: { title: 'Changed elsewhere' },
        listed: { title: 'Changed elsewhere' },
      });
    });
  });
});

test('guests still see the catalogue when the API has gone, and nothing of it after a day', async () => {
  const shop = await startShop();
  const LIST = 'query List { products(pageSize: 2) { items { title } } }';
  try {
    const before = await shop.query<unknown>(LIST);
    await shop.loseUpstream();
    for (const ms of [MINUTE, 20 * MINUTE, 20 * HOUR]) {
      pass(ms);
      expect(await shop.query<unknown>(LIST)).toMatchObject({ data: before.data, errors: [] });
    }
    pass(4 * HOUR);
    expect((await shop.query(LIST)).errors[0]?.extensions?.['code']).toBe('UPSTREAM_UNAVAILABLE');
  } finally {
    await shop.close();
  }
});
