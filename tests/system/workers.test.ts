import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openAccount, PASSWORD, seededAccount } from '../support/accounts.ts';
import { eventually } from '../support/eventually.ts';
import { freshConnections } from '../support/fresh-connections.ts';
import { alwaysAnswers, serve } from '../support/http.ts';
import { newDataDir } from '../support/servers/data-dir.ts';
import { openBrowser } from '../support/servers/shop.ts';
import { exitOf, shopAddress, startShopProcess } from '../support/servers/shop-process.ts';

const TIMES = [1, 2, 3, 4]; // more than there are workers, which get connections in turn
const ME = '{ me { id } }';
const ADD = 'mutation ($id: ID!) { addToCart(productId: $id) { code } }';
const UPDATE = 'mutation ($id: ID!) { updateProduct(id: $id, changes: { discountPrice: 1 }) { code } }';
const PRICE = 'query ($id: ID!) { product(id: $id) { discountPrice } }';

/** A Redis at which nobody listens: port 1 is reserved. No value of the catalogue is read again because of its age. */
const REDIS_AWAY = { REDIS_URL: 'redis://127.0.0.1:1', CATALOGUE_FRESH_SECONDS: '600' };

test.each([
  ['without a Redis', {}],
  ['whose Redis is away', REDIS_AWAY],
])(
  'the workers of a machine %s share sessions, limits, keys, changes and metrics',
  { timeout: 120_000 },
  async (_, env) => {
    const process = startShopProcess({ WORKERS: '2', DATA_DIR: newDataDir(), ...env });
    const shop = freshConnections(await shopAddress(process));
    const all = <Value>(work: (time: number) => Promise<Value>): Promise<Value[]> => Promise.all(TIMES.map(work));

    // A log-in of one, and a log-out, count at all.
    const email = await openAccount(shop);
    const shopper = openBrowser(shop);
    expect(await shopper.logIn(email, PASSWORD)).toBe('LOGGED_IN');
    const proof = { cookie: shopper.held.cookie ?? '', token: shopper.held.token ?? '' };
    const answers = await all(() => shop.query(ME, {}, proof));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);

    // One key, one addition.
    const list = await shop.query<{ products: { items: { id: string }[] } }>('{ products { items { id } } }');
    const id = list.data.products.items[0]?.id;
    const keyed = { ...proof, 'idempotency-key': 'one-addition-of-this-test' };
    const added = await all(() => shop.query(ADD, { id }, keyed));
    expect(added.filter(({ headers }) => headers.get('idempotency-replayed') !== 'true')).toHaveLength(1);
    const cart = await shop.query<{ cart: { items: { quantity: number }[] } }>(
      '{ cart { items { quantity } } }',
      {},
      proof,
    );
    expect(cart.data.cart.items).toEqual([{ quantity: 1 }]);

    // What an admin changes through one is seen through all.
    const prices = () =>
      all(async () => (await shop.query<{ product: { discountPrice: number } }>(PRICE, { id })).data.product);
    await prices();
    const admin = openBrowser(shop);
    await admin.logIn(seededAccount('admin').email, seededAccount('admin').password);
    expect((await admin.query(UPDATE, { id })).errors).toEqual([]);
    await eventually(async () => expect(await prices()).toEqual(TIMES.map(() => ({ discountPrice: 1 }))));

    await shopper.query('mutation { logout { code } }');
    await eventually(async () => {
      for (const { errors } of await all(() => shop.query(ME, {}, proof))) {
        expect(errors[0]?.extensions?.['code']).toBe('TOKEN_EXPIRED');
      }
    });

    // Five wrong passwords are free, whoever got them. From then on one must wait: two seconds, then four, and so on, so that the
    // next one comes too early at some time, however long a machine takes to check one. Workers that count alone give ten.
    const codes: unknown[] = [];
    while (codes.at(-1) !== 'RATE_LIMITED' && codes.length < 10) {
      const { data, errors } = await shop.query<{ login: { code: string } } | null>(
        `mutation { login(input: { email: "${email}", password: "Wrong#${codes.length}00" }) { code } }`,
      );
      codes.push(data?.login.code ?? errors[0]?.extensions?.['code']);
    }
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect(codes.length).toBeGreaterThan(5);

    // /metrics sums over all, whoever is asked.
    const requests = async (): Promise<number> =>
      Number(/^haat_http_requests_total (\d+)$/m.exec(await (await shop.get('/metrics')).text())?.[1]);
    const before = await requests();
    expect([await requests(), await requests(), await requests()]).toEqual([before + 1, before + 2, before + 3]);
    process.child.kill('SIGTERM');
    expect(await exitOf(process)).toBe(0);
  },
);

test('no request fails while workers are replaced; one that is killed has a successor', async () => {
  await using api = await serve(alwaysAnswers(200, { products: [] }));
  const env = { WORKERS: '2', UPSTREAM_URL: api.url, LOG_LEVEL: 'info', DRAIN_DELAY_SECONDS: '1' };
  const process = startShopProcess({ ...env, DATA_DIR: newDataDir() });
  const address = await shopAddress(process);
  const shop = freshConnections(address);
  let page = 0;
  const pids = async (): Promise<string[]> => {
    // Each operation that is not in memory has a log line with the process that ran it.
    const from = process.printed().length;
    await Promise.all(TIMES.map(() => shop.query(`{ products(page: ${(page += 1)}) { items { id } } }`)));
    const lines = () =>
      process
        .printed()
        .slice(from)
        .matchAll(/"pid":(\d+).*"msg":"operation"/g);
    await eventually(() => expect([...lines()].length).toBeGreaterThanOrEqual(TIMES.length));
    return [...new Set([...lines()].map(([, pid = '']) => pid))].toSorted();
  };
  const before = await pids();
  expect(before).toHaveLength(2);

  let asking = true;
  const statuses = new Map<number | string, number>();
  const clients = Promise.all(
    TIMES.map(async (n) => {
      while (asking) {
        // Half of them keep their connection, as browsers and load balancers do.
        const ask = n % 2 === 0 ? fetch(`${address}/healthz`) : shop.get('/healthz');
        const status = await ask.then(async (answer) => (await answer.text()) && answer.status).catch(String);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await sleep(2);
      }
    }),
  );
  expect(process.printed()).toContain(`kill -HUP ${process.child.pid}`);
  process.child.kill('SIGHUP');
  await process.until(/all workers are replaced/);
  asking = false;
  await clients;
  expect([...statuses.keys()]).toEqual([200]);
  const after = await pids();
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);

  globalThis.process.kill(Number(after[0]), 'SIGKILL');
  await process.until(/a worker has ended and is replaced/);
  await eventually(async () => expect(await pids()).toHaveLength(2));
  process.child.kill('SIGTERM');
  expect(await exitOf(process)).toBe(0);
});

test('a configuration that workers cannot start with ends the whole shop', async () => {
  await using taken = await serve(alwaysAnswers(200, {}));
  const ADMIN_PORT = new URL(taken.url).port;
  const process = startShopProcess({ WORKERS: '2', UPSTREAM_URL: taken.url, ADMIN_PORT, DATA_DIR: newDataDir() });
  expect(await exitOf(process)).toBe(1);
  expect(process.printed()).toContain(`Port ${ADMIN_PORT} is taken`);
});
