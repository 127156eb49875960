import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { alwaysAnswers, serve } from '../support/http.ts';
import { exitOf as exit, shopAddress, startShopProcess as start } from '../support/servers/shop-process.ts';

async function titles(shop: string): Promise<string[]> {
  const response = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ products(pageSize: 50, sort: TITLE_ASC) { items { title } } }' }),
  });
  const { data } = (await response.json()) as { data: { products: { items: { title: string }[] } } };
  return data.products.items.map(({ title }) => title);
}

describe('the shop’s process', () => {
  test(
    'says where everything is, serves, keeps its data over a kill -9, and stops cleanly',
    { timeout: 90_000 },
    async () => {
      const DATA_DIR = temporaryFolder();
      const first = start({ DATA_DIR });
      const before = await titles(await shopAddress(first));
      expect(first.printed()).toMatch(/Sandbox +http.*\/sandbox/);
      expect(first.printed()).toMatch(/REST API +http.*embedded/);
      expect(first.printed()).toMatch(/superAdmin +\S+@\S+ +\S+/);
      first.child.kill('SIGKILL');
      await exit(first);

      const second = start({ DATA_DIR });
      const shop = await shopAddress(second);
      expect(await titles(shop)).toEqual(before);
      expect(before).toHaveLength(50);

      const third = start({ DATA_DIR });
      expect(await exit(third)).toBe(1);
      expect(third.printed()).toMatch(/in use by process \d+.*DATA_DIR/);

      second.child.kill('SIGTERM');
      expect(await exit(second)).toBe(0);
      expect(second.printed()).toContain('has stopped');
      await expect(fetch(shop)).rejects.toThrow();
    },
  );

  test('says what to do when its port is taken', async () => {
    await using other = await serve(alwaysAnswers(200, {}));
    const { port } = new URL(other.url);
    const shop = start({ PORT: port, UPSTREAM_URL: other.url });
    expect(await exit(shop)).toBe(1);
    expect(shop.printed()).toContain(`Port ${port} is taken by another program.`);
    expect(shop.printed()).toContain(`PORT=${Number(port) + 1} npm start`);
  });

  test('lists all problems of its configuration and ends with 1', async () => {
    const shop = start({ PORT: 'x', UPSTREAM_URL: 'nowhere', NODE_ENV: 'production' });
    expect(await exit(shop)).toBe(1);
    for (const name of ['PORT', 'UPSTREAM_URL', 'SESSION_SECRETS']) expect(shop.printed()).toContain(`- ${name} `);
  });

  test('with UPSTREAM_URL stands in front of that API and starts none of its own', async () => {
    await using api = await serve(
      alwaysAnswers(200, { products: [{ _id: '64a000000000000000000001', title: 'Theirs' }] }),
    );
    const shop = start({ UPSTREAM_URL: api.url });
    expect(await titles(await shopAddress(shop))).toEqual(['Theirs']);
    expect(shop.printed()).not.toContain('embedded');
  });

  test('stops when the process that started it is gone', async () => {
    await using api = await serve(alwaysAnswers(200, { products: [] }));
    const env = { PATH: process.env['PATH'] ?? '', PORT: '0', UPSTREAM_URL: api.url };
    const child = spawn(process.execPath, ['gateway/main.ts'], { env, stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout!, 'data');
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
