import { expect, test } from 'vitest';
import { startGateway } from '../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../support/http.ts';

const report = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/vitals`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('what browsers report is in the metrics', async () => {
  await using upstream = await serve(alwaysAnswers(200, { products: [] }));
  await using gateway = await startGateway({ upstreamUrl: upstream.url });
  const good = [
    { name: 'LCP', value: 1_400, screen: 'list' },
    { name: 'CLS', value: 0, screen: 'list' },
    { name: 'INP', value: 40, screen: '<script>' },
  ];
  expect((await report(gateway.url, good)).status).toBe(204);
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  expect(metrics).toContain('haat_web_vital_seconds_bucket{le="1.8",vital="LCP",screen="list"} 1');
  expect(metrics).toContain('haat_web_vital_layout_shift_count{screen="list"} 1');
  expect(metrics).toContain('haat_web_vital_seconds_count{vital="INP",screen="other"} 1');
  expect(metrics).not.toContain('<script>');
});

test.each([
  ['no JSON', '{', 400],
  ['no list', { name: 'LCP', value: 1, screen: 'home' }, 400],
  ['an unknown vital', [{ name: 'XYZ', value: 1, screen: 'home' }], 400],
  ['a value below 0', [{ name: 'LCP', value: -1, screen: 'home' }], 400],
  ['a value that nobody waits for', [{ name: 'LCP', value: 1e12, screen: 'home' }], 400],
  ['a long list', Array.from({ length: 9 }, () => ({ name: 'LCP', value: 1, screen: 'home' })), 400],
  ['a large body', `["${'x'.repeat(3_000)}"]`, 413],
])('%s is refused', async (_what, body, status) => {
  await using gateway = await startGateway({ upstreamUrl: 'http://127.0.0.1:9' });
  expect((await report(gateway.url, body)).status).toBe(status);
  expect(await (await fetch(`${gateway.url}/metrics`)).text()).not.toContain('haat_web_vital_seconds_count');
});

test('another site is refused, and a flood is not counted', async () => {
  await using gateway = await startGateway({ upstreamUrl: 'http://127.0.0.1:9' });
  const one = [{ name: 'LCP', value: 1, screen: 'home' }];
  expect((await report(gateway.url, one, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const answers = await Promise.all(Array.from({ length: 130 }, () => report(gateway.url, one)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  const counted = Number(/haat_web_vital_seconds_count\{vital="LCP",screen="home"\} (\d+)/.exec(metrics)?.[1]);
  // A minute may end in between, so at most two minutes' worth is counted.
  expect(counted).toBeGreaterThanOrEqual(60);
  expect(counted).toBeLessThanOrEqual(120);
});
