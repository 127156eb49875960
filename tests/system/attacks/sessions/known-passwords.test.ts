import { expect, test } from 'vitest';
import { ACCOUNTS } from '../../../../upstream/seed/accounts.ts';
import { newDataDir } from '../../../support/servers/data-dir.ts';
import { exitOf, shopAddress, startShopProcess, type ShopProcess } from '../../../support/servers/shop-process.ts';

const LOG_IN = `mutation ($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) { code user { role } }
}`;
const IN_PRODUCTION = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  OPERATIONS: 'any',
  INSECURE_PUBLIC_URL: 'allow',
  SESSION_SECRETS: 'a secret of the tests that is long enough to be one',
  DRAIN_DELAY_SECONDS: '0',
  LOG_LEVEL: 'trace',
};

async function logIn(shop: string, email: string, password: string): Promise<unknown> {
  const answer = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: LOG_IN, variables: { email, password } }),
  });
  const { data } = (await answer.json()) as { data: { login: { code: string; user: { role: string } | null } } };
  return data.login.user?.role ?? data.login.code;
}

async function stop(shop: ShopProcess): Promise<void> {
  shop.child.kill('SIGTERM');
  await exitOf(shop);
}

test('a shop in production can be logged in to with no password that its documents tell', async () => {
  const DATA_DIR = newDataDir();
  const first = startShopProcess({ ...IN_PRODUCTION, DATA_DIR });
  const shop = await shopAddress(first);
  for (const { email, password } of ACCOUNTS) expect(await logIn(shop, email, password)).toBe('EMAIL_NOT_FOUND');

  const [, email = '', password = ''] = await first.until(/E-mail +(\S+)\s+Password +(\S+)\s/);
  expect(await logIn(shop, email, password)).toBe('SUPER_ADMIN');
  await stop(first);
  // Printed once, and not logged.
  expect(first.printed().split(password)).toHaveLength(2);
  for (const line of first
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{'))) {
    expect(line).not.toContain(password);
  }

  const owner = { SUPER_ADMIN_EMAIL: 'owner@example.com', SUPER_ADMIN_PASSWORD: 'Marigold#1' };
  const second = startShopProcess({ ...IN_PRODUCTION, ...owner, DATA_DIR });
  const again = await shopAddress(second);
  expect(await logIn(again, email, password)).toBe('SUPER_ADMIN');
  expect(await logIn(again, owner.SUPER_ADMIN_EMAIL, owner.SUPER_ADMIN_PASSWORD)).toBe('SUPER_ADMIN');
  expect(second.printed()).not.toContain('Password');
  expect(second.printed()).not.toContain('Marigold');
  await stop(second);
}, 180_000);
