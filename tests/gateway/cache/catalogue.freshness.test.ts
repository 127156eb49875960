import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startShop, type Visitor } from '../../support/servers/shop.ts';
import { eventually } from '../../support/eventually.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('the catalogue of a guest', () => {
  const shop = shopForTests();
  let user: Visitor;
  let superAdmin: Visitor;
  beforeAll(async () => {
    user = await shop.as('user');
    superAdmin = await shop.as('superAdmin');
  });

  interface Known {
    product: { title: string; stock: number; reviewCount: number } | null;
    products: { items: { id: string; title: string; stock: number; reviewCount: number }[] };
  }
  const KNOWN = `query Known($id: ID!, $sort: ProductSort) {
    product(id: $id) { title stock reviewCount }
    products(pageSize: 50, sort: $sort) { items { id title stock reviewCount } }
  }`;

  /** What a guest gets for a product: by its id, and in the list. */
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

  test('follows the stock: an order, a removed item, a cancelled order', async () => {
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

  test('follows a change that bypassed the gateway once its entry is too old', async () => {
    const id = await newProduct();
    await seen(id);
    const token = await shop.upstreamToken('admin');
    const changed = await fetch(`${shop.upstreamUrl}/api/products/update`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify({ product_id: id, title: 'Changed elsewhere' }),
    });
    expect(changed.status).toBe(200);
    pass(29 * SECOND);
    expect((await seen(id)).alone?.title).toContain('Lamp');
    pass(2 * SECOND);
    await eventually(async () => {
      expect(await seen(id)).toMatchObject({
        alone: { title: 'Changed elsewhere' },
        listed: { title: 'Changed elsewhere' },
      });
    });
  });
});

test('guests get the cached catalogue while the API is down, for a day at most', async () => {
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
