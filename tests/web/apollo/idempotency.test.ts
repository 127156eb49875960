import { expect, test, vi } from 'vitest';
import { createClientWith } from '../../../web/src/apollo/client.ts';
import { transport } from '../../../web/src/apollo/transport.ts';
import { AddToCartDocument } from '../../../web/src/generated/products-detail.ts';
import { MeDocument } from '../../../web/src/generated/profile.ts';

const ME = { data: { me: null } };
const ADDED = { data: { addToCart: { __typename: 'AddToCartPayload', code: 'ADDED', message: '', cart: null } } };

/** A gateway whose first `broken` connections fail. Returns the received keys. */
function gateway(broken: number) {
  const keys: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key']);
    if (keys.length <= broken) throw new TypeError('Failed to fetch');
    return Response.json(address.includes('operationName=Me') ? ME : ADDED, {
      headers: { 'content-type': 'application/graphql-response+json' },
    });
  });
  return keys;
}
const client = createClientWith(transport());
const add = (productId: string) =>
  client.mutate({ mutation: AddToCartDocument, variables: { productId, quantity: 1 } }).catch(() => undefined);

test('every change has a key of its own, and a query has none', async () => {
  const keys = gateway(0);
  for (const _time of [1, 2]) await add('a');
  await client.query({ query: MeDocument });
  expect(keys).toEqual([expect.stringMatching(/^[\d-]{8,200}$/), expect.stringMatching(/^[\d-]{8,200}$/), undefined]);
  expect(keys[0]).not.toBe(keys[1]);
});

test('a change whose answer was lost is sent again with its key, once, and another change is not', async () => {
  const keys = gateway(2);
  for (const id of ['lost', 'other', 'lost', 'lost']) await add(id);
  const [first, other, again, later] = keys;
  expect(again).toBe(first);
  expect(new Set([first, other, later]).size).toBe(3);
});

test('after two minutes it is another intent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const keys = gateway(1);
  await add('slow');
  vi.setSystemTime(Date.now() + 121_000);
  await add('slow');
  expect(keys[0]).not.toBe(keys[1]);
  vi.useRealTimers();
});
