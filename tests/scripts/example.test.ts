import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNTS } from '../../upstream/seed/accounts.ts';
import { runProgram } from '../support/script.ts';
import { startShop, type Shop } from '../support/servers/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const EXAMPLE = resolve('docs/examples/place-an-order.ts');

test('the example logs in and places an order, which is there afterwards; a second time it is told why not', async () => {
  const first = await runProgram(EXAMPLE, [shop.url]);
  expect(first.printed).toMatch(/Hello, Asha Menon\.[\s\S]+Order [0-9a-f]{24} is PENDING: 1 × .+, ₹\d+/);
  expect(first.code).toBe(0);
  const id = /Order (\w+)/.exec(first.printed)?.[1];
  const { data } = await (await shop.as('user')).query<Record<'orders', { id: string }[]>>('{ orders { id } }');
  expect(data.orders.map((order) => order.id)).toEqual([id]);

  const second = await runProgram(EXAMPLE, [shop.url]);
  expect([second.code, second.printed]).toEqual([1, expect.stringContaining('ALREADY_EXISTS')]);
});

test('with a token of the REST API it needs no login; with a bad one it says what to do', async () => {
  const admin = ACCOUNTS.find(({ role }) => role === 'admin');
  const login = await fetch(`${shop.upstreamUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { token } = (await login.json()) as { token: string };
  const ordered = await runProgram(EXAMPLE, [shop.url, token]);
  expect(ordered.printed).toMatch(/is PENDING/);
  expect(ordered.printed).not.toContain('Hello');
  const refused = await runProgram(EXAMPLE, [shop.url, 'of-nobody']);
  expect([refused.code, refused.printed]).toEqual([1, expect.stringContaining('Call the mutation `login`')]);
});
