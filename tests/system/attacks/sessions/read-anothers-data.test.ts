import { expect, test } from 'vitest';
import { EXAMPLES } from '../../../support/graphql/examples.ts';
import { RAW_ORDER, RAW_PRODUCT, RAW_USER } from '../../../support/records.ts';
import { gatewayForTests } from '../../../support/servers/for-tests.ts';

/** Some tokens look like a part of the keys under which the gateway shares or caches reads. */
const TOKENS = [
  'canary-of-one',
  'canary-of-another',
  '127.0.0.1',
  'guest',
  'undefined',
  '__proto__',
  'constructor',
  '/api/users/get/user',
  'canary-of-one/api/users/get/user',
  'session',
];
/** Examples that read only the caller's own data. */
const PERSONAL = ['me', 'cart', 'wishlist', 'orders', 'checkoutSummary', 'users', 'allOrders', 'deliveredTotals'];
const gateway = gatewayForTests(
  (req, res) => {
    const token = String(req.headers['token'] ?? 'nobody');
    const path = req.url?.split('?')[0] ?? '';
    req.resume();
    // Delayed, so that equal calls can be shared.
    req.on('end', () => setImmediate(() => res.end(JSON.stringify(answerTo(token, path)))));
  },
  { production: true, without: ['registered only'] },
);

/** Every private answer contains its owner's token, in the product's title and in the name. */
function answerTo(token: string, path: string): unknown {
  const product = { ...RAW_PRODUCT, title: `of <${token}>` };
  const user = { ...RAW_USER, name: `of <${token}>` };
  if (path === '/api/wishlist/get') return [{ products: [{ productId: product }] }];
  if (path === '/api/order/get') return [{ ...RAW_ORDER, products: [{ productId: product, quantity: 1 }] }];
  const cartItems = [{ product, quantity: 1 }];
  return { products: [product, product], user, users: [user], cartItems, message: 'product added to cart successs' };
}

const ask = async (query: string, headers: Record<string, string>): Promise<string> => {
  const { data, errors } = await gateway.query(query, {}, headers);
  return JSON.stringify({ data, errors });
};
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/of <([^>]*)>/g)].map(([, name = '']) => name)),
];

test('no caller gets another caller’s data, for any token and any number of concurrent requests', async () => {
  const reads = EXAMPLES.filter(
    ({ field, document }) => PERSONAL.includes(field.split('.')[1] ?? '') && !document.includes('$'),
  );
  expect(reads.length).toBeGreaterThan(3);
  let told = 0;
  for (let round = 0; round < 3; round += 1) {
    for (const { document } of reads) {
      const answers = await Promise.all(
        TOKENS.flatMap((token) => [token, token]).map(
          async (token) => [token, await ask(document, { token })] as const,
        ),
      );
      for (const [token, text] of answers) {
        expect(
          namesIn(text).filter((name) => name !== token),
          token,
        ).toEqual([]);
        told += namesIn(text).length;
      }
    }
  }
  expect(told).toBeGreaterThan(TOKENS.length);
});

test('public data is read without a token for every caller', async () => {
  const texts = await Promise.all(
    TOKENS.map((token, n) => ask(`{ products(page: 1, pageSize: ${n + 1}) { items { title } } }`, { token })),
  );
  for (const text of texts) expect(namesIn(text)).toEqual(['nobody']);
});

test('a stored answer is not given to another caller with the same key', async () => {
  const change =
    'mutation { addToCart(productId: "64a000000000000000000001") { code cart { items { product { title } } } } }';
  const key = { 'idempotency-key': 'the-key-of-everybody' };
  for (const token of [...TOKENS, ...TOKENS]) {
    const text = await ask(change, { ...key, token });
    expect(namesIn(text), text).toEqual([token]);
  }
  // A guest's key belongs to an address, so a token must not match it.
  expect(await ask(change, key)).toContain('UNAUTHENTICATED');
});
