import { expect, test } from 'vitest';
import { startGateway } from '../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../support/http.ts';
import { keptLog } from '../../support/log.ts';
import { startShop } from '../../support/servers/shop.ts';
import { sessionProof } from '../../support/session-proof.ts';

test('the log contains a fault with its cause, and no secret of it', async () => {
  const { log, lines } = keptLog();
  const gone = await serve(alwaysAnswers(200, {}));
  await gone[Symbol.asyncDispose]();
  await using gateway = await startGateway({ upstreamUrl: gone.url, log });
  const login = 'mutation { login(input: { email: "canary@shop.com", password: "canary-password" }) { code } }';
  expect((await gateway.query(login)).errors[0]?.extensions?.['code']).toBe('UPSTREAM_UNAVAILABLE');
  await gateway.query('{ cart { totalPrice } }', {}, await sessionProof('canary-token'));
  const told = lines.join('');
  expect(told).toContain('ECONNREFUSED');
  expect(told).not.toMatch(/canary-|canary@/);
});

test('the log contains unmapped messages of the API', async () => {
  const { log, lines } = keptLog();
  await using upstream = await serve(alwaysAnswers(400, { message: 'The moon is full' }));
  await using gateway = await startGateway({ upstreamUrl: upstream.url, log });
  const { data } = await gateway.query('mutation { clearCart { code message } }', {}, await sessionProof());
  expect(data).toEqual({ clearCart: { code: 'FAILED', message: 'The moon is full' } });
  expect(lines.filter((line) => line.includes('unmapped outcome')).join()).toContain('The moon is full');
});

test('the log has one line per operation on both paths, with the ids to find it by', async () => {
  const { log, lines } = keptLog();
  await using shop = await startShop({ log, without: ['cache'] });
  const query = 'query Facets { me { email } products(pageSize: 1) { items { id } } }';
  // Once through Apollo Server, then on the fast path.
  const answers = [await shop.query(query), await shop.query(query)];
  const entries = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'operation');
  expect(entries).toEqual(
    answers.map(
      ({ headers }) =>
        expect.objectContaining({
          requestId: headers.get('x-request-id'),
          operation: 'Facets',
          type: 'query',
          ms: expect.any(Number) as number,
          upstreamCalls: ['GET /api/products/get'],
          codes: ['UNAUTHENTICATED'],
        }) as unknown,
    ),
  );
});
