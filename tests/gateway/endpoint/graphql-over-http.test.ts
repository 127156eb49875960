import { serverAudits } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { alwaysAnswers } from '../../support/http.ts';
import { gatewayForTests } from '../../support/servers/for-tests.ts';

/**
 * Optional audits that expect a simple GET to run an operation. Any website can make a browser send one with the
 * shopper's cookie, so a GET needs a header that only the shop's scripts can set.
 */
const PREVENTED = new Set([
  '5A70', // MAY accept application/x-www-form-urlencoded formatted GET requests
  'D6D5', // MAY allow URL-encoded JSON string {variables} parameter in GETs (application/graphql-response+json)
  '6A70', // the same, application/json
]);
const gateway = gatewayForTests(alwaysAnswers(404, { message: 'No products found' }));

test.each(['null', '[]', '1', 'nonsense'])('a GET takes no variables that are %s, on either way', async (variables) => {
  const ask = async (params: Record<string, string>): Promise<number> => {
    const query = `query No_${variables.length} { facets { brands } }`;
    const address = `${gateway.url}/graphql?${new URLSearchParams({ query, ...params })}`;
    return (await fetch(address, { headers: { 'apollo-require-preflight': 'yes' } })).status;
  };
  expect(await ask({ variables })).toBe(400);
  // Registered now: the next request takes the fast path.
  expect(await ask({})).toBe(200);
  expect(await ask({ variables })).toBe(400);
});

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => `${gateway.url}/graphql`, fetchFn: fetch });

  test('runs every audit', () => {
    expect(audits.length).toBeGreaterThanOrEqual(60);
    expect(audits.filter(({ id }) => PREVENTED.has(id))).toHaveLength(PREVENTED.size);
  });

  test.each(audits)('$id $name', async ({ id, fn }) => {
    const result = await fn();
    const reason = 'reason' in result ? result.reason : undefined;
    expect(result.status, reason).toBe(PREVENTED.has(id) ? 'notice' : 'ok');
  });
});
