import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readManifest } from '../../../../gateway/operations/compiled-operations.ts';
import { startGateway, type RunningGateway } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve, type TestServer } from '../../../support/http.ts';
import { keptLog } from '../../../support/log.ts';

const { log, lines } = keptLog();
const registeredOperations = readManifest(undefined);
const PRODUCT_LIST = [...registeredOperations.values()].find((text) => text.includes('query ProductList(')) ?? '';

let api: TestServer;
let gateway: RunningGateway;
beforeAll(async () => {
  api = await serve(alwaysAnswers(200, { products: [], product: null }));
  // The documents of this test are not registered.
  const without = ['registered only'] as const;
  gateway = await startGateway({ upstreamUrl: api.url, log, production: true, registeredOperations, without });
});
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await api[Symbol.asyncDispose]();
});
beforeEach(() => void (lines.length = 0));

const ERROR_LEVEL = 50;
const alarming = (): string[] => lines.filter((line) => (JSON.parse(line) as { level: number }).level >= ERROR_LEVEL);

/** Alarms and error logs must mean a fault of the shop. No request may cause them. */
describe('no request can raise a false alarm:', () => {
  test.each<[string, string, string, string]>([
    ['a subscription', 'subscription { anything }', '{}', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'variables with more problems than are told',
      PRODUCT_LIST,
      `{"page":1,"pageSize":2,"filter":{"brands":[${Array.from({ length: 200 }, () => 1).join()}]}}`,
      'BAD_USER_INPUT',
    ],
    [
      'a condition that is null in spite of its default',
      'query ($a: Boolean = true) { facets { brands @include(if: $a) } }',
      '{"a":null}',
      'BAD_USER_INPUT',
    ],
    [
      'a condition at the root that is null',
      'query ($a: Boolean = true) { facets @skip(if: $a) { brands } }',
      '{"a":null}',
      'BAD_USER_INPUT',
    ],
    [
      'an argument that is null in spite of its default',
      'query ($id: ID = "x") { product(id: $id) { id } }',
      '{"id":null}',
      'BAD_USER_INPUT',
    ],
    [
      'a variable that is named __proto__',
      'query ($__proto__: Boolean!) { facets { brands @include(if: $__proto__) } }',
      '{"__proto__":true}',
      '',
    ],
    [
      'one that is named constructor',
      'query ($constructor: Boolean!) { facets { brands @skip(if: $constructor) } }',
      '{"constructor":false}',
      '',
    ],
  ])('%s', async (_name, query, variables, code) => {
    for (let round = 0; round < 3; round += 1) {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
      });
      const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
      const codes = new Set(errors.map(({ extensions }) => extensions.code));
      expect([...codes]).toEqual(code === '' ? [] : [code]);
      expect(response.status).toBeLessThan(500);
    }
    expect(alarming()).toEqual([]);
  });
});

describe('no request can fill the log:', () => {
  const long = 'A'.repeat(50_000);
  test.each([
    ['by its operation’s name', { query: `query ${long} { facets { brands } }` }],
    ['by the name of an operation that there is not', { query: 'query A { facets { brands } }', operationName: long }],
    ['by an alias of what fails', { query: `{ ${long}: me { id } }` }],
    ['by a field that there is not', { query: `{ ${long} }` }],
    ['by a text that is no GraphQL', { query: `{ ${long}` }],
    [
      'by a value that does not fit',
      { query: 'query ($id: ID!) { product(id: $id) { id } }', variables: { id: [long] } },
    ],
  ])('%s', async (_name, body) => {
    for (let round = 0; round < 3; round += 1) {
      await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': long.slice(0, 5_000) },
        body: JSON.stringify(body),
      });
    }
    expect(lines.length).toBeGreaterThan(0);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(4_000);
  });

  test('by an address', async () => {
    for (const path of [`/${long.slice(0, 10_000)}`, `/graphql/${long.slice(0, 10_000)}`])
      await fetch(gateway.url + path);
    expect(lines.length).toBeGreaterThan(0);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(4_000);
  });
});
