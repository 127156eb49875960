import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_JSON_DEPTH, isNestedDeeper } from '../../../../gateway/endpoint/request.ts';
import { hashOf } from '../../../../gateway/operations/compiled-operations.ts';
import { startGateway, type RunningGateway } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve, type TestServer } from '../../../support/http.ts';
import { keptLog } from '../../../support/log.ts';

const READ = 'query ($id: ID!) { product(id: $id) { id } }';
const HASH = hashOf(READ);
const LEVELS = 15_000;
/** JSON text, since JSON.stringify fails at this depth. */
const DEEP = '['.repeat(LEVELS) + ']'.repeat(LEVELS);
const DEEP_OBJECT = '{"a":'.repeat(LEVELS) + '1' + '}'.repeat(LEVELS);
const PLAIN = { 'content-type': 'application/json' };
const PER_ADDRESS = 5;

let api: TestServer;
let gateway: RunningGateway;
let log: ReturnType<typeof keptLog>;
beforeEach(async () => {
  log = keptLog();
  api = await serve(alwaysAnswers(404, {}));
  gateway = await startGateway({ upstreamUrl: api.url, log: log.log, registeredOperations: new Map([[HASH, READ]]) });
});
afterEach(async () => {
  vi.useRealTimers();
  await gateway[Symbol.asyncDispose]();
  await api[Symbol.asyncDispose]();
});

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = PLAIN, to = gateway) =>
  fetch(`${to.url}/graphql`, { method: 'POST', headers, body });
const get = (query: string, to = gateway) =>
  fetch(`${to.url}/graphql?${query}`, { headers: { 'apollo-require-preflight': 'yes' } });
const faults = () => log.lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);

const byText = (variables: string) => `{"query":${JSON.stringify(READ)},"variables":${variables}}`;
const byHash = (variables: string) =>
  `{"variables":${variables},"extensions":{"persistedQuery":{"sha256Hash":"${HASH}"}}}`;
const SHALLOW = `[${'['.repeat(1_000)}${']'.repeat(1_000)}]`;

describe('a body that is nested too deeply', () => {
  test.each([
    ['in a variable', byText(`{"id":${DEEP}}`)],
    ['in an object', byText(`{"id":${DEEP_OBJECT}}`)],
    ['in a variable, by hash', byHash(`{"id":${DEEP}}`)],
    ['in extensions', `{"query":${JSON.stringify(READ)},"extensions":{"x":${DEEP}}}`],
    ['somewhere else', `{"query":${JSON.stringify(READ)},"x":${DEEP}}`],
    ['in a key that comes twice', byText(`{"id":${DEEP},"id":"1"}`)],
    ['and nothing else', DEEP],
    ['and does not end', '['.repeat(LEVELS)],
  ])('is refused in words, and no fault: %s', async (_name, body) => {
    for (const headers of [PLAIN, { ...PLAIN, 'idempotency-key': 'a-key-of-the-tests' }]) {
      const answer = await post(body, headers);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        errors: [
          {
            message: expect.stringContaining(`${MAX_JSON_DEPTH} levels`) as unknown,
            extensions: { code: 'BAD_REQUEST' },
          },
        ],
      });
    }
    expect(faults()).toEqual([]);
    expect(api.calls).toEqual([]);
  });

  test.each([
    ['by text', `query=${encodeURIComponent(READ)}&variables={"id":${SHALLOW}}`],
    ['by hash', `variables={"id":${SHALLOW}}&extensions={"persistedQuery":{"version":1,"sha256Hash":"${HASH}"}}`],
    ['in extensions', `query=${encodeURIComponent(READ)}&extensions={"x":${SHALLOW}}`],
    ['in the second of two', `query=${encodeURIComponent(READ)}&variables={}&variables={"id":${SHALLOW}}`],
  ])('is refused in a query string as well: %s', async (_name, query) => {
    const answer = await get(query);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(`${MAX_JSON_DEPTH} levels`);
    expect(faults()).toEqual([]);
  });

  test('is not one whose brackets stand within texts', async () => {
    const id = `${'['.repeat(100)}\\"{{{{[[[[\\\\`;
    for (const body of [byText(`{"id":"${id}"}`), byHash(`{"id":"${id}"}`)]) {
      expect((await post(body)).status).toBe(200);
    }
  });
});

test('the depth that is counted is that of the value', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), fc.nat(8), (value, most) => {
      expect(isNestedDeeper(JSON.stringify(value), most)).toBe(depthOf(value) > most);
    }),
  );
  const awkward = fc.string({ unit: fc.constantFrom('"', '\\', '[', '{', ']', 'a') });
  fc.assert(
    fc.property(fc.array(fc.dictionary(awkward, fc.array(awkward))), (value) => {
      const depth = depthOf(value);
      expect(isNestedDeeper(JSON.stringify(value), depth)).toBe(false);
      expect(isNestedDeeper(JSON.stringify(value), depth - 1)).toBe(true);
    }),
  );
});

describe('unreadable requests count for their address, which is then refused', () => {
  const unheardOf = `{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${'0'.repeat(64)}"}}}`;
  const large = byText(`{"id":"${'x'.repeat(110_000)}"}`);
  const packed = new Uint8Array(gzipSync(large));

  test.each<[name: string, ask: (to: RunningGateway) => Promise<Response>, status: number]>([
    ['no JSON', (to) => post('{"query":', PLAIN, to), 400],
    ['no JSON, with a key', (to) => post('{', { ...PLAIN, 'idempotency-key': 'a-key-of-the-tests' }, to), 400],
    ['nested too deeply', (to) => post(byHash(`{"id":${DEEP}}`), PLAIN, to), 400],
    ['nested too deeply, in a query string', (to) => get(`variables={"id":${SHALLOW}}&query={a}`, to), 400],
    ['too large', (to) => post(large, PLAIN, to), 413],
    ['too large when unpacked', (to) => post(packed, { ...PLAIN, 'content-encoding': 'gzip' }, to), 413],
    ['not packed as it says', (to) => post(byText('{}'), { ...PLAIN, 'content-encoding': 'gzip' }, to), 400],
    ['in an unknown encoding', (to) => post(byText('{}'), { ...PLAIN, 'content-encoding': 'lzma' }, to), 415],
    ['in another charset', (to) => post(byText('{}'), { 'content-type': 'application/json; charset=latin1' }, to), 415],
    ['a form', (to) => post('query={a}', { 'content-type': 'application/x-www-form-urlencoded' }, to), 400],
    ['a text', (to) => post('"query"', PLAIN, to), 400],
    ['an empty body', (to) => post('', PLAIN, to), 400],
    ['an unknown hash', (to) => post(unheardOf, PLAIN, to), 200],
    ['an operation that is not registered', (to) => post('{"query":"{ facets { brands } }"}', PLAIN, to), 403],
    ['a method that means nothing', (to) => fetch(`${to.url}/graphql`, { method: 'PUT' }), 400],
    ['an address below', (to) => fetch(`${to.url}/graphql/below`), 404],
  ])('%s', async (name, ask, status) => {
    const rates = {
      perSession: 100,
      perAddress: PER_ADDRESS,
      files: 1,
      pages: 1,
      logins: 1,
      registrations: 1,
      resets: 1,
    };
    const registeredOnly = name.includes('registered');
    await using strict = await startGateway({ upstreamUrl: api.url, protection: { rates, registeredOnly } });
    // The clock stands still, so the minute of the rate limit does not end.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:10Z') });
    for (let round = 0; round < PER_ADDRESS; round += 1) expect((await ask(strict)).status).toBe(status);
    const refused = await ask(strict);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '50']);
  });
});
