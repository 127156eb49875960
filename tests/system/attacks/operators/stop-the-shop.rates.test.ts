import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RateLimits } from '../../../../gateway/limits/rate-limit.ts';
import { startGateway, type RunningGateway } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve, type TestServer } from '../../../support/http.ts';

const LIMITS: RateLimits = {
  perSession: 10,
  perAddress: 30,
  logins: 3,
  registrations: 2,
  resets: 2,
  files: 100,
  pages: 100,
};
const READ = '{ facets { brands } }';
const VICTIM = '198.51.100.7';
const ATTACKER = '203.0.113.9';

let api: TestServer;
let gateway: RunningGateway;
beforeEach(async () => {
  api = await serve(alwaysAnswers(200, {}));
  gateway = await startGateway({
    upstreamUrl: api.url,
    protection: { rates: LIMITS, proxies: (_address, hop) => hop < 1 },
  });
  // The clock stands still, so the minute of the rate limit does not end.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:10Z') });
});
afterEach(async () => {
  vi.useRealTimers();
  await gateway[Symbol.asyncDispose]();
  await api[Symbol.asyncDispose]();
});

/** Sessions and addresses have counters in one map, and a token may be any text, including an address. */
test.each([
  ['an address', VICTIM, VICTIM],
  ['a network of IPv6', '2001:db8:1:2::7', '2001:db8:1:2'],
])('nobody can use up what another address may do, with a token that reads like %s', async (_name, victim, token) => {
  for (let round = 0; round <= LIMITS.perAddress; round += 1) {
    await gateway.query(READ, {}, { 'x-forwarded-for': ATTACKER, token });
  }
  const { status } = await gateway.query(READ, {}, { 'x-forwarded-for': victim });
  expect(status).toBe(200);
});
