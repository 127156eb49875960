import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../../../gateway/operations/compiled-operations.ts';
import { EXAMPLES } from '../../support/graphql/examples.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';

/** The person whose data the others try to read: all private fields, as the API has them. */
const CANARY = { name: 'Canary Bird', email: 'canary.bird@shop.com', password: 'Canary@1', mobile: '9876501234' };
const STREET = 'Canary Lane 77';

/** Headers that could mislead a shared cache, or a careless cache of the gateway. */
const HEADERS: readonly Record<string, string>[] = [
  {},
  { 'apollo-require-preflight': 'true' },
  { accept: 'application/graphql-response+json' },
  { accept: 'application/json', 'accept-encoding': 'br' },
  { 'cache-control': 'max-stale=86400' },
  { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-for': '10.0.0.1' },
  { 'x-original-url': '/graphql?operationName=Me', 'x-http-method-override': 'POST' },
  { authorization: 'Bearer canary' },
  { cookie: 'theme=dark' },
  { 'x-request-id': 'canary-request' },
  { range: 'bytes=0-10' },
  { vary: 'cookie' },
];

/** How an operation is sent: each way without headers, and each header with both methods, a text and a hash. */
const WAYS = ['GET', 'POST'].flatMap((method) =>
  (['text', 'hash'] as const).flatMap((how) =>
    (method === 'GET') === (how === 'hash')
      ? HEADERS.map((headers) => ({ method, how, headers }))
      : [{ method, how, headers: {} }],
  ),
);

describe('nobody gets what is somebody else’s', () => {
  let shop: Shop;
  /** Texts that only the canary may get. */
  const secrets = new Set<string>(Object.values(CANARY).concat(STREET));
  let canary: Record<string, string>;
  let other: Record<string, string>;
  let productId: string;
  let orderId: string;
  let heard = '';
  const variablesOf = (document: string) => ({
    id: document.includes('order(id:') ? orderId : productId,
    page: 1,
    pageSize: 5,
    first: 2,
    items: [{ productId, quantity: 1 }],
  });
  const queries = EXAMPLES.filter(({ document }) => /^\s*query\b/m.test(document));

  beforeAll(async () => {
    const registeredOperations = new Map(EXAMPLES.map(({ document }) => [hashOf(document), document]));
    shop = await startShop({ registeredOperations });
    await shop.query('mutation ($input: RegisterInput!) { register(input: $input) { code } }', { input: CANARY });
    const bird = shop.visitor();
    expect(await bird.logIn(CANARY.email, CANARY.password)).toBe('LOGGED_IN');
    const { data } = await bird.query<{ products: { items: { id: string }[] } }>(
      '{ products(filter: { brands: ["Apple"] }) { items { id } } }',
    );
    productId = data.products.items[0]?.id ?? '';
    const address = { address: STREET, block: 'b', state: 's', city: 'c', postalCode: '123456' };
    const { data: saved } = await bird.query<{ saveAddress: { deliveryAddressId: string } }>(
      'mutation ($input: AddressInput!) { saveAddress(input: $input) { code deliveryAddressId } }',
      { input: address },
    );
    const input = {
      items: [{ productId, quantity: 1 }],
      paymentMethod: 'UPI',
      deliveryAddressId: saved.saveAddress.deliveryAddressId,
    };
    const { data: placed } = await bird.query<{ placeOrder: { order: { id: string } } }>(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { code order { id } } }',
      { input },
    );
    await bird.query('mutation ($id: ID!) { addToCart(productId: $id) { code } }', { id: productId });
    const { data: me } = await bird.query<{ me: { id: string } }>('{ me { id } }');
    orderId = placed.placeOrder.order.id;
    for (const secret of [orderId, me.me.id, bird.held.token, bird.held.cookie]) {
      expect(secret).toBeTruthy();
      secrets.add(secret ?? '');
    }
    canary = { cookie: bird.held.cookie ?? '', token: bird.held.token ?? '' };
    const somebody = await shop.as('user');
    other = { cookie: somebody.held.cookie ?? '', token: somebody.held.token ?? '' };
  });
  afterAll(() => shop.close());

  const ask = async (document: string, method: string, how: 'text' | 'hash', headers: Record<string, string>) => {
    const params = {
      ...(how === 'text'
        ? { query: document }
        : { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } }),
      variables: variablesOf(document),
    };
    const url = `${shop.url}/graphql`;
    const query = new URLSearchParams(
      Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
    );
    const response =
      method === 'GET'
        ? await fetch(`${url}?${query.toString()}`, { headers })
        : await fetch(url, {
            method,
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(params),
          });
    return {
      cacheControl: response.headers.get('cache-control') ?? '',
      status: response.status,
      text: await response.text(),
    };
  };

  test.each(queries)('$name', async ({ document }) => {
    for (const { method, how, headers } of WAYS) {
      const own = await ask(document, method, how, { ...headers, ...canary });
      expect(own.cacheControl).not.toContain('public');
      heard += own.text;
      // Other callers must not get the canary's response.
      for (const stranger of [{}, other, { ...canary, token: '' }, { cookie: canary['cookie'] ?? '' }]) {
        const told = await ask(document, method, how, { ...headers, ...stranger });
        for (const secret of secrets) expect(told.text).not.toContain(secret);
        if (told.cacheControl.includes('public')) expect(Object.keys(stranger)).toEqual([]);
      }
    }
  });

  test('and the canary gets its own data', () => {
    const own = [CANARY.name, CANARY.email, CANARY.mobile, STREET];
    expect(own.filter((secret) => !heard.includes(secret))).toEqual([]);
  });

  test('and public data is the same for all', async () => {
    const shared = queries.filter(({ name }) => ['Products', 'Product', 'Facets'].includes(name));
    expect(shared).toHaveLength(3);
    for (const { document } of shared) {
      const answers = [];
      for (const caller of [{}, other, canary]) answers.push((await ask(document, 'POST', 'hash', caller)).text);
      expect(new Set(answers).size).toBe(1);
      expect((await ask(document, 'GET', 'hash', {})).text).toBe(answers[0]);
    }
  });
});
