import { expect, test } from 'vitest';
import { alwaysAnswers, serve } from '../../support/http.ts';
import { startGateway } from '../../support/servers/gateway.ts';

const upstreamThatAnswers = () => serve(alwaysAnswers(200, { products: [] }));

test('it is ready once the upstream was found, and with what is known of it when that goes away', async () => {
  const upstream = await upstreamThatAnswers();
  await using gateway = await startGateway({ upstreamUrl: upstream.url });
  expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
  await upstream[Symbol.asyncDispose]();
  expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
  await using late = await startGateway({ upstreamUrl: upstream.url });
  const away = await fetch(`${late.url}/readyz`);
  expect([away.status, await away.json()]).toEqual([503, { status: 'upstream unavailable' }]);
  expect((await fetch(`${late.url}/healthz`)).status).toBe(200);
});

test('a request id is taken over when it is well formed, else made', async () => {
  await using upstream = await upstreamThatAnswers();
  await using gateway = await startGateway({ upstreamUrl: upstream.url });
  const idFor = async (given: string) =>
    (await fetch(`${gateway.url}/healthz`, { headers: { 'x-request-id': given } })).headers.get('x-request-id');
  expect(await idFor('trace-0123456789')).toBe('trace-0123456789');
  for (const odd of ['x'.repeat(100), 'a b;c="d"']) expect(await idFor(odd)).toMatch(/^[0-9a-f-]{36}$/);
});
