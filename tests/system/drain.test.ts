import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { serve } from '../support/http.ts';
import { exitOf, shopAddress, startShopProcess } from '../support/servers/shop-process.ts';
import { eventually } from '../support/eventually.ts';

/** Fewer than the gateway takes at a time (gateway/load/load-shedding.ts). */
const REQUESTS = 400;
const BATCH = 200;
const IN_PRODUCTION = {
  OPERATIONS: 'any',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  INSECURE_PUBLIC_URL: 'allow',
  SESSION_SECRETS: 'a secret of the tests that is long enough to be one',
  ADMIN_PORT: '0',
  // The requests come from a load balancer, which may have more connections than a client.
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'warn',
  // The first of the requests waits until the last is there, which takes a busy machine longer than the defaults.
  OPERATION_DEADLINE_SECONDS: '120',
};

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Keep-alive connections, as a load balancer uses. */
const agent = new Agent({ keepAlive: true });
async function send(
  url: string,
  headers: Record<string, string> = {},
  body?: string,
  patienceMs = 30_000,
): Promise<Answer> {
  const signal = AbortSignal.timeout(patienceMs);
  const sent = request(url, { agent, headers, signal, method: body === undefined ? 'GET' : 'POST' });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}
const askAs = (shop: string, token: string): Promise<Answer> =>
  send(`${shop}/graphql`, { 'content-type': 'application/json', token }, '{"query":"{ cart { items { quantity } } }"}');

test('a signal to stop loses none of hundreds of requests in flight, and warns load balancers first', async () => {
  const waiting: ServerResponse[] = [];
  let open = false;
  const user = { _id: '64a000000000000000000001', role: 'user' };
  const answer = (res: ServerResponse): void => void res.end(JSON.stringify({ cartItems: [], user }));
  // The API holds the answers to carts until the test releases them. Most requests wait for a connection to the API.
  await using upstream = await serve((req, res) => {
    if (open || !req.url?.startsWith('/api/cart')) answer(res);
    else waiting.push(res);
  });
  const process = startShopProcess({ ...IN_PRODUCTION, UPSTREAM_URL: upstream.url, DRAIN_DELAY_SECONDS: '12' });
  const shop = await shopAddress(process);
  const [, metrics = ''] = await process.until(/Metrics +(http:\S+)/);
  expect((await send(`${shop}/readyz`)).status).toBe(200);

  // Sent with pauses: a burst would be refused in part.
  const answers: Promise<Answer>[] = [];
  while (answers.length < REQUESTS) {
    for (let n = 0; n < BATCH; n += 1) answers.push(askAs(shop, `shopper-${answers.length}`));
    await eventually(async () => {
      const { body } = await send(metrics);
      expect(body.match(/^haat_operations_in_flight .*$/m)?.[0]).toBe(`haat_operations_in_flight ${answers.length}`);
    });
  }
  process.child.kill('SIGTERM');
  const ended = exitOf(process);

  // Until the gateway handles the signal, /readyz calls the API, which does not answer now.
  const isReady = async (): Promise<boolean> => (await send(`${shop}/readyz`, {}, undefined, 300)).status === 200;
  await eventually(async () => expect(await isReady()).toBe(false));
  open = true;
  waiting.forEach(answer);
  const all = await Promise.all(answers);
  expect(new Set(all.map(({ status, body }) => `${status} ${body.trim()}`))).toEqual(
    new Set(['200 {"data":{"cart":{"items":[]}}}']),
  );
  // The gateway still answers, and closes each connection afterwards.
  const late = await askAs(shop, 'a-late-shopper');
  expect([late.status, late.headers.connection]).toEqual([200, 'close']);

  expect(await ended).toBe(0);
  await expect(send(`${shop}/readyz`)).rejects.toThrow();
}, 60_000);
