import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../../../gateway/config/config.ts';
import type { RateLimits } from '../../../../gateway/limits/rate-limit.ts';
import { startGateway, type RunningGateway } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve, type TestServer } from '../../../support/http.ts';

const LIMITS: RateLimits = {
  perSession: 10,
  perAddress: 30,
  files: 5,
  pages: 5,
  logins: 3,
  registrations: 2,
  resets: 2,
};
const READ = '{ facets { brands } }';
const WRONG = { message: 'Wrong Password', Err: true };
const LOG_IN = 'mutation ($email: String!) { login(input: { email: $email, password: "Wrong@123" }) { code } }';
const REGISTER = `mutation ($email: String!) {
  register(input: { name: "Kavya Reddy", email: $email, password: "Kavya@12", mobile: "9876543210" }) { code }
}`;

let api: TestServer;
let gateway: RunningGateway;
beforeEach(async () => {
  api = await serve(alwaysAnswers(400, WRONG));
  gateway = await startGateway({ upstreamUrl: api.url, protection: { rates: LIMITS } });
  // The clock stands still, so the minute of the rate limit does not end.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:10Z') });
});
afterEach(async () => {
  vi.useRealTimers();
  await gateway[Symbol.asyncDispose]();
  await api[Symbol.asyncDispose]();
});

const codeOf = ({ errors }: { errors: { extensions?: Record<string, unknown> }[] }): unknown =>
  errors[0]?.extensions?.['code'];
const as = (token: string): Record<string, string> => ({ token });
/** A new text, which does not take the fast path. */
let texts = 0;
const unheardOf = (text: string): string => `# ${(texts += 1)}\n${text}`;

describe('operations', () => {
  test.each([
    ['the fast path', () => READ],
    ['Apollo Server', () => unheardOf(READ)],
    ['now one, now the other', () => (texts % 2 ? unheardOf(READ) : ((texts += 1), READ))],
  ])('of one session are counted on %s, and the next minute they are welcome again', async (_name, text) => {
    for (let round = 0; round < LIMITS.perSession; round += 1) {
      expect(codeOf(await gateway.query(text(), {}, as('one')))).toBeUndefined();
    }
    const refused = await gateway.query(text(), {}, as('one'));
    expect([refused.status, codeOf(refused)]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers.get('retry-after')).toBe('50');
    expect(refused.errors[0]?.extensions).toMatchObject({ retryAfterSeconds: 50, retryable: true });
    expect(codeOf(await gateway.query(text(), {}, as('another')))).toBeUndefined();
    vi.setSystemTime(new Date('2026-11-21T12:01:00Z'));
    expect(codeOf(await gateway.query(text(), {}, as('one')))).toBeUndefined();
  });

  test('of one address are counted whatever sessions they claim', async () => {
    const outcomes = [];
    for (let round = 0; round <= LIMITS.perAddress; round += 1) {
      outcomes.push(codeOf(await gateway.query(READ, {}, as(`token-${round}`))));
    }
    expect(outcomes.filter(Boolean)).toEqual(['RATE_LIMITED']);
    expect(outcomes.at(-1)).toBe('RATE_LIMITED');
  });

  test('count by the fields at their root, under whatever alias or fragment', async () => {
    const aliases = `{ ${Array.from({ length: 11 }, (_, n) => `a${n}: facets { brands }`).join(' ')} }`;
    expect(codeOf(await gateway.query(aliases, {}, as('one')))).toBe('RATE_LIMITED');
    const hidden = 'query { ...A ...A } fragment A on Query { facets { brands } }';
    expect(codeOf(await gateway.query(hidden, {}, as('two')))).toBe('RATE_LIMITED');
    const changes = 'mutation { a: clearCart { code } b: clearCart { code } c: clearCart { code } }';
    expect(codeOf(await gateway.query(changes, {}, as('three')))).toBe('RATE_LIMITED');
    // Each line may be a call of the API.
    const lines = '{ checkoutSummary(items: []) { total } }';
    expect(codeOf(await gateway.query(lines, {}, as('four')))).toBe('RATE_LIMITED');
    const inherited = `{ ${Array.from({ length: 11 }, (_, n) => `a${n}: constructor`).join(' ')} }`;
    expect(codeOf(await gateway.query(inherited, {}, as('five')))).toBe('RATE_LIMITED');
    expect(api.calls).toEqual([]);
  });

  test('are counted once, though the fast path leaves them to Apollo Server', async () => {
    const query = 'query ($id: ID!) { product(id: $id) { id } }';
    const outcomes = [];
    for (let round = 0; round < LIMITS.perSession; round += 1) {
      outcomes.push(codeOf(await gateway.query(query, { id: [] }, as('one'))));
    }
    expect(outcomes).toEqual(outcomes.map(() => 'BAD_USER_INPUT'));
  });
});

/** Sessions and addresses have counters in one map, and a token may be any text, including an address. */
test.each([
  ['an address', '1.1.1.1', '1.1.1.1'],
  ['a network of IPv6', '2001:db8:1:2::7', '2001:db8:1:2'],
])('nobody can use up what another has, by naming %s as a session', async (_what, victim, token) => {
  const proxies = readConfig({ TRUST_PROXY: '1' }).protection.proxies;
  await using behind = await startGateway({ upstreamUrl: api.url, protection: { rates: LIMITS, proxies } });
  for (let round = 0; round < 2 * LIMITS.perAddress; round += 1) {
    await behind.query(READ, {}, { token, 'x-forwarded-for': `9.9.9.${round}` });
  }
  expect(codeOf(await behind.query(READ, {}, { 'x-forwarded-for': victim }))).toBeUndefined();
});

test('documents in which there is nothing to run count as well, and are read no more once there were too many', async () => {
  const outcomes = [];
  for (let round = 0; round < LIMITS.perAddress + 3; round += 1) {
    outcomes.push(codeOf(await gateway.query(round % 2 ? '{ nothing }' : '{ nothing', {}, as(`token-${round}`))));
  }
  expect(outcomes.slice(0, LIMITS.perAddress)).not.toContain('RATE_LIMITED');
  const last = await gateway.query('{ nothing');
  expect([last.status, codeOf(last), last.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '50']);
  expect(last.errors[0]?.extensions).toMatchObject({ retryAfterSeconds: 50, retryable: true });
});

describe('pages, files and pictures', () => {
  const FILES = ['/', '/assets/app.js', '/sandbox', '/metrics', '/pictures/lamp-1-640.webp', '/api/x', '/x/y'];

  test.each(FILES)('of one address end, and the next minute they are there again: %s', async (path) => {
    const get = () => fetch(gateway.url + path);
    const usual = (await get()).status;
    expect(usual).not.toBe(429);
    for (let round = 1; round < LIMITS.files; round += 1) expect((await get()).status).toBe(usual);
    for (const other of [path, ...FILES]) {
      const refused = await fetch(gateway.url + other);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '50']);
      expect(refused.headers.get('cache-control')).toBe('no-store');
    }
    // Health checks and operations are still answered.
    for (const health of ['/healthz', '/readyz']) expect((await fetch(gateway.url + health)).status).toBe(200);
    expect(codeOf(await gateway.query(READ))).toBeUndefined();
    vi.setSystemTime(new Date('2026-11-21T12:01:00Z'));
    expect((await get()).status).toBe(usual);
  });

  test('are counted beside operations, not together with them', async () => {
    for (let round = 0; round < LIMITS.perAddress; round += 1) await gateway.query(READ, {}, as(`token-${round}`));
    expect(codeOf(await gateway.query(READ))).toBe('RATE_LIMITED');
    expect((await fetch(gateway.url)).status).not.toBe(429);
  });
});

describe('attempts from one address', () => {
  test('to log in end, also those of one document, and with other accounts', async () => {
    const ten = Array.from(
      { length: 10 },
      (_, n) => `l${n}: login(input: { email: "a${n}@example.com", password: "Wrong@123" }) { code }`,
    );
    await using open = await startGateway({
      upstreamUrl: api.url,
      protection: { rates: { ...LIMITS, perAddress: 1_000 } },
    });
    const answer = await open.query(`mutation { ${ten.join(' ')} }`);
    expect([answer.status, codeOf(answer)]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(api.calls.length).toBeLessThanOrEqual(LIMITS.logins);
    // On the fast path, too: the same document is registered after the first request.
    for (let round = 0; round < 3; round += 1) {
      const again = await open.query(LOG_IN, { email: `b${round}@example.com` });
      expect([again.status, again.headers.has('retry-after')]).toEqual([429, true]);
    }
    expect(api.calls.length).toBeLessThanOrEqual(LIMITS.logins);
  });

  test.each([
    ['register', REGISTER, LIMITS.registrations],
    [
      'requestPasswordReset',
      'mutation ($email: String!) { requestPasswordReset(email: $email) { code } }',
      LIMITS.resets,
    ],
    [
      'resetPassword',
      'mutation { resetPassword(input: { token: "a", newPassword: "Kavya#12" }) { code } }',
      LIMITS.resets,
    ],
  ])('%s end', async (_name, mutation, most) => {
    for (let round = 0; round < most; round += 1) {
      const { errors } = await gateway.query(mutation, { email: `a${round}@example.com` });
      expect(errors.map(({ extensions }) => extensions?.['code'])).not.toContain('RATE_LIMITED');
    }
    const calls = api.calls.length;
    expect(calls).toBe(most);
    const refused = await gateway.query(mutation, { email: 'last@example.com' });
    expect([refused.status, codeOf(refused), api.calls.length]).toEqual([429, 'RATE_LIMITED', calls]);
  });
});
