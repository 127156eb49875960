import { parse } from 'graphql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { shopSchema } from '../../../gateway/graphql/schema.ts';
import { readManifest } from '../../../gateway/operations/compiled-operations.ts';
import { startGateway, type RunningGateway } from '../../support/servers/gateway.ts';
import { fittingVariables } from '../../support/graphql/fitting-variables.ts';
import { keptLog } from '../../support/log.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { sessionProof } from '../../support/session-proof.ts';
import { openFaultProxy, type ApiAnswer, type FaultProxy } from '../../system/faults/proxy.ts';

const ID = '64a000000000000000000001';
const MANIFEST = readManifest(undefined);
const OPERATIONS = [...MANIFEST].map(([hash, text]) => ({
  name: /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '',
  text,
  hash,
}));

/** Variables that fit no operation of the shop, and some that fit many. */
const WRONG = [
  {
    id: 'no id',
    first: 0,
    page: 0,
    pageSize: 1000,
    productId: '../../',
    quantity: 0,
    search: '',
    filter: { ratings: [9] },
  },
  { id: { a: 1 }, first: 'two', page: null, filter: 7, input: [] },
  { id: ID, first: 2, page: 1, pageSize: 2, productId: ID, quantity: 1, orderId: ID, withDeliveredTotals: true },
];

type Headers = Record<string, string>;

/** One path through the gateway, with its log and metrics. */
interface Way {
  gateway: RunningGateway;
  /** Log lines since the last call. */
  newLines: () => string[];
  send: (operation: (typeof OPERATIONS)[number], variables: object, headers: Headers) => Promise<Response>;
}

let shop: Shop;
let api: FaultProxy;
let parsed: Way;
let known: Way;
let learnt: Way;
let callers: Record<string, () => Promise<Headers>>;

const post = (url: string, body: object, headers: Headers): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers },
    body: JSON.stringify(body),
  });

async function startWay(send: (url: string) => Way['send'], registered = MANIFEST): Promise<Way> {
  const { log, lines } = keptLog();
  const gateway = await startGateway({
    upstreamUrl: api.url,
    // Every request must run its operation, and there are more than the rate limit allows.
    without: ['cache', 'rates'],
    // Whether a read is slow enough to be sent again is chance, and the calls are counted. No read ends early on a busy machine.
    upstream: { repeatShare: 0, headersMs: 60_000, deadlineMs: 60_000 },
    registeredOperations: registered,
    log,
  });
  return {
    gateway,
    newLines: () => lines.splice(0).map(withoutRandomParts),
    send: send(gateway.url),
  };
}

/** Removes what differs between equal requests. */
function withoutRandomParts(text: string): string {
  return (
    text
      .replaceAll(/"(requestId|token|time|ms|pid|hostname|stack|line)":("[^"]*"|[\d.]+)/g, '"$1":0')
      // Compiled code also lists locations of a field that a condition skips.
      .replaceAll(/(\{"line":0,"column":\d+\})(,\1)+/g, '$1')
  );
}

async function whole(response: Response): Promise<unknown> {
  const headers = Object.fromEntries(response.headers);
  for (const name of ['date', 'x-request-id']) {
    expect(headers[name]).toBeTruthy();
    headers[name] = '';
  }
  headers['set-cookie'] &&= headers['set-cookie'].replaceAll(/(=[\w.-]{20,}|Expires=[^;]+)/g, '');
  const body = withoutRandomParts(await response.text());
  // The length differs, since ids and line numbers may have more digits.
  delete headers['content-length'];
  return { status: response.status, headers, body: JSON.parse(body) as unknown };
}

/** Makes a text that was not sent before. */
let texts = 0;
beforeAll(async () => {
  shop = await startShop();
  api = await openFaultProxy(shop.upstreamUrl, new Map<string, Promise<ApiAnswer>>());
  parsed = await startWay(
    (url) => (operation, variables, headers) =>
      post(url, { query: `# ${texts}\n${operation.text}`, variables }, headers),
  );
  known = await startWay(
    (url) => (operation, variables, headers) =>
      post(url, { extensions: { persistedQuery: { version: 1, sha256Hash: operation.hash } }, variables }, headers),
  );
  learnt = await startWay(
    (url) => (operation, variables, headers) => post(url, { query: operation.text, variables }, headers),
    new Map(),
  );
  const tokens = {
    user: [await shop.upstreamToken('user'), 'USER'],
    admin: [await shop.upstreamToken('admin'), 'ADMIN'],
    superAdmin: [await shop.upstreamToken('superAdmin'), 'SUPER_ADMIN'],
  } as const;
  callers = {
    guest: async () => ({}),
    forged: async () => ({ cookie: (await sessionProof(tokens.user[0])).cookie }),
    stranger: async () => ({ token: 'a-token-that-nobody-gave' }),
    ...Object.fromEntries(
      Object.entries(tokens).map(([role, [token, name]]) => [
        role,
        async () => ({ ...(await sessionProof(token, name)) }),
      ]),
    ),
  };
});
afterAll(async () => {
  for (const { gateway } of [parsed, known, learnt]) await gateway[Symbol.asyncDispose]();
  await api[Symbol.asyncDispose]();
  await shop.close();
});

const schema = shopSchema();
/** Who sends variables that do not fit: one whom nobody knows, and one who may do everything. */
const SENDING_WRONG = ['guest', 'superAdmin'];

describe('a parsed, a learnt and a registered operation have the same answer, headers and log line:', () => {
  // A gateway knows for half a minute who a token belongs to, and keeps the lists of the staff for seconds. While both clocks stand,
  // what one of them still knows, the other still knows, too.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() }));
  afterEach(() => void vi.useRealTimers());

  test.each(OPERATIONS)('$name', async (operation) => {
    let keys = 0;
    const fitting = fittingVariables(schema, parse(operation.text));
    for (const way of [parsed, known]) way.newLines();
    for (const [role, headersOf] of Object.entries(callers)) {
      for (const variables of [fitting, ...(SENDING_WRONG.includes(role) ? WRONG : [])]) {
        const withKey = operation.text.startsWith('mutation') && (variables === fitting || role === 'superAdmin');
        for (const keyed of withKey ? [false, true] : [false]) {
          // An operation with a key is sent twice. The second time the stored answer is sent.
          const key = keyed ? { 'idempotency-key': `key-${operation.name}-${(keys += 1)}` } : undefined;
          const headers = { ...(await headersOf()), ...key };
          texts += 1;
          for (const time of keyed ? ['first', 'again'] : ['']) {
            const about = `${role} ${time} ${JSON.stringify(variables)}`;
            const first = await whole(await parsed.send(operation, variables, headers));
            const lines = parsed.newLines();
            expect(await whole(await known.send(operation, variables, headers)), about).toEqual(first);
            expect(known.newLines(), about).toEqual(lines);
            if (!keyed) await learnt.send(operation, variables, headers);
            expect(await whole(await learnt.send(operation, variables, headers)), about).toEqual(first);
          }
        }
      }
    }
  });

  test('and counted alike', async () => {
    const counts = async ({ gateway }: Way): Promise<string[]> => {
      const text = await (await fetch(`${gateway.url}/metrics`)).text();
      return text
        .split('\n')
        .filter((line) => /^haat_(operations|errors|http_refusals|upstream_calls|unmapped_outcomes)_/.test(line))
        .sort();
    };
    const counted = await counts(parsed);
    expect(counted.length).toBeGreaterThan(OPERATIONS.length);
    expect(await counts(known)).toEqual(counted);
  });
});
