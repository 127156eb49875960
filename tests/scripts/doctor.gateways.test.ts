import { request } from 'node:http';
import { expect, test } from 'vitest';
import type { Finding } from '../../scripts/doctor/findings.ts';
import { examineGateways } from '../../scripts/doctor/gateways.ts';
import { freePort } from '../support/free-port.ts';
import { alwaysAnswers, serve, type TestServer } from '../support/http.ts';
import { runScript } from '../support/script.ts';
import { startGateway, TEST_SECRET, type GatewayTestOptions } from '../support/servers/gateway.ts';
import { TEST_REDIS_URL } from '../support/servers/redis.ts';

const api = alwaysAnswers(200, { products: [] });
const bad = (findings: readonly Finding[]): string[] => findings.filter(({ cure }) => cure).map(({ what }) => what);
const examine = (...urls: string[]): Promise<Finding[]> => examineGateways(urls.map((url) => new URL(url)));

/** What the doctor finds at two gateways, of which the second has these options as well. */
async function findingsOf(
  options: Omit<GatewayTestOptions, 'upstreamUrl'>,
  more: Omit<GatewayTestOptions, 'upstreamUrl'> = {},
): Promise<Finding[]> {
  await using upstream = await serve(api);
  const common = { upstreamUrl: upstream.url, ...options };
  await using first = await startGateway(common);
  await using second = await startGateway({ ...common, ...more });
  return await examine(first.url, second.url);
}

/** A gateway's address behind a line that changes what its clock says. */
const withClock = (gateway: string, aheadMs: number): Promise<TestServer> =>
  serve((req, res) => {
    const ask = request(gateway + req.url, { headers: req.headers }, (answer) => {
      const date = new Date(Date.parse(answer.headers.date ?? '') + aheadMs).toUTCString();
      res.writeHead(answer.statusCode ?? 500, { ...answer.headers, date });
      answer.pipe(res);
    });
    ask.end();
  });

test.skipIf(!TEST_REDIS_URL)('two equal gateways with one Redis are well', async () => {
  const findings = await findingsOf({ redisUrl: TEST_REDIS_URL ?? '' });
  expect(bad(findings)).toEqual([]);
  expect(findings.find(({ what }) => what === 'Redis')?.found).toBe('in use by all');
});

test.each<[string, Omit<GatewayTestOptions, 'upstreamUrl'>, string[]]>([
  ['secrets', { sessionSecrets: ['another secret that is long enough to be one'] }, ['Same secrets']],
  ['secrets in another order', { sessionSecrets: [TEST_SECRET, 'an older one'] }, ['Same secrets']],
  ['settings', { shopName: 'Bazaar' }, ['Same settings']],
  ['operations', { registeredOperations: new Map() }, ['Same manifest']],
])('two gateways with different %s are found out', async (_what, more, differing) => {
  const findings = await findingsOf({}, more);
  expect(bad(findings)).toEqual([...differing, 'Redis']);
  expect(JSON.stringify(findings)).not.toContain('secret that is long enough');
});

test('several gateways without a Redis, or with one that is away, are found out; one alone needs none', async () => {
  const redisUrl = `redis://127.0.0.1:${await freePort()}`;
  const redisOf = (findings: Finding[]): string | undefined => findings.find(({ what }) => what === 'Redis')?.found;
  expect(redisOf(await findingsOf({}))).toContain('none at');
  expect(redisOf(await findingsOf({ redisUrl }))).toContain('away for');
  await using upstream = await serve(api);
  await using only = await startGateway({ upstreamUrl: upstream.url });
  expect(bad(await examine(only.url))).toEqual([]);
});

test('a clock that is ten seconds off is found out, also by the others’', async () => {
  await using upstream = await serve(api);
  await using gateway = await startGateway({ upstreamUrl: upstream.url });
  await using right = await withClock(gateway.url, 0);
  await using late = await withClock(gateway.url, -10_000);
  expect(bad(await examine(right.url, late.url))).toContain('Clocks');
  expect(bad(await examine(right.url, right.url))).not.toContain('Clocks');
});

test('a proxy that is not trusted is found out; a trusted one, and a client that invents the header, are not', async () => {
  await using upstream = await serve(api);
  await using blind = await startGateway({ upstreamUrl: upstream.url });
  await using knowing = await startGateway({ upstreamUrl: upstream.url, protection: { proxies: () => true } });
  const ask = async (forwarded: number, plain: number): Promise<void> => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    for (const { url } of [blind, knowing]) {
      for (let n = 0; n < forwarded; n += 1) await fetch(url, { headers });
      for (let n = 0; n < plain; n += 1) await fetch(url);
    }
  };
  await ask(5, 30);
  expect(bad(await examine(blind.url))).toEqual([]);
  await ask(60, 0);
  const [, ...findings] = await examine(blind.url);
  expect(bad(findings)).toEqual(['Proxy']);
  expect(findings.at(-1)?.found).toMatch(/65 of \d+ requests; addresses that sent them: 1$/);
  expect(bad(await examine(knowing.url))).toEqual([]);
});

test('a gateway that is not ready, is gone, or shows no metrics is found out', async () => {
  await using broken = await serve((_req, res) => void res.destroy());
  await using website = await serve(alwaysAnswers(404, 'Not here'));
  await using closed = await startGateway({ upstreamUrl: broken.url, production: true });
  await using unready = await startGateway({ upstreamUrl: broken.url });
  const findings = await examine(closed.url, unready.url, website.url, `http://127.0.0.1:${await freePort()}`);
  expect(findings.slice(0, 4).map(({ found }) => found)).toEqual([
    expect.stringContaining('has no metrics at this address'),
    'is not ready: upstream unavailable',
    expect.stringContaining('has no metrics at this address'),
    expect.stringContaining('is not to be reached'),
  ]);
});

test('npm run doctor prints what it finds, and no password', async () => {
  await using upstream = await serve(api);
  await using gateway = await startGateway({ upstreamUrl: upstream.url });
  const address = gateway.url.replace('http://', 'http://somebody:hidden@');
  const { code, printed } = await runScript('doctor.ts', ['--gateways', address]);
  expect(printed).toMatch(/^ok +127\.0\.0\.1:\d+ +ready$/m);
  expect(printed).toMatch(/^ok +Same secrets +[0-9a-f]{6}$/m);
  expect(printed).not.toMatch(/hidden/);
  expect(code).toBe(0);
  expect((await runScript('doctor.ts', ['--gateways', 'nowhere'])).printed).toContain('--gateways wants an address');
});
