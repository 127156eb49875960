import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IN_PRODUCTION, startGateway, type RunningGateway } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve, type TestServer } from '../../../support/http.ts';

/**
 * Attacks of public audit tools, as the tools send them, on a gateway with the defaults of production. It accepts any
 * operation; otherwise all attacks would end with OPERATION_NOT_REGISTERED.
 */
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const times = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');

let upstream: TestServer;
let gateway: RunningGateway;
let asShipped: RunningGateway;
beforeAll(async () => {
  upstream = await serve(alwaysAnswers(500, '<pre>Error: at /srv/app/secret.js:1:1</pre>'));
  const options = { upstreamUrl: upstream.url, production: true };
  gateway = await startGateway({ ...options, protection: { ...IN_PRODUCTION.protection, registeredOnly: false } });
  asShipped = await startGateway({ ...options, protection: IN_PRODUCTION.protection });
});
afterAll(async () => {
  for (const started of [gateway, asShipped, upstream]) await started[Symbol.asyncDispose]();
});

interface Told {
  status: number;
  text: string;
  type: string;
  body: { data?: unknown; errors?: { message: string; extensions: Record<string, unknown> }[] };
}

async function tell(init: RequestInit, path = '/graphql', to = gateway): Promise<Told> {
  const response = await fetch(to.url + path, init);
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, text, type, body: type.includes('json') ? (JSON.parse(text) as Told['body']) : {} };
}
const post = (body: unknown): Promise<Told> => tell({ method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });
const ask = (query: string): Promise<Told> => post({ query });
const codeOf = ({ body }: Told): unknown => body.errors?.[0]?.extensions['code'];
const search = (query: string): string => `/graphql?${new URLSearchParams({ query }).toString()}`;

describe('graphql-cop', () => {
  test('alias overloading: a hundred aliases', async () => {
    for (const field of ['__typename', 'facets { brands }']) {
      const told = await ask(`query cop { ${times(101, (n) => `alias${n}: ${field}`)} }`);
      expect([told.body.data, codeOf(told)]).toEqual([undefined, 'OPERATION_TOO_COSTLY']);
    }
  });

  test('array-based batching: ten operations in a list', async () => {
    const told = await post(Array.from({ length: 10 }, () => ({ query: 'query cop { __typename }' })));
    expect([told.status, codeOf(told)]).toEqual([400, 'BAD_REQUEST']);
  });

  test('directive overloading: the same directive ten times, and many of those that exist', async () => {
    const { body } = await ask(`query cop { __typename ${times(10, () => '@aa')} }`);
    // Ten errors would show that all ten directives were validated.
    expect(body.errors?.length).toBeLessThan(10);
    const many = times(30, () => '... @include(if: true) { __typename }');
    expect(codeOf(await ask(`query cop { ${many} }`))).toBe('OPERATION_TOO_COSTLY');
  });

  test('field duplication: __typename five hundred times, and more than can be', async () => {
    expect(codeOf(await ask(`query cop { ${times(500, () => '__typename')} }`))).toBe('OPERATION_TOO_COSTLY');
    expect(codeOf(await ask(`query cop { facets { ${times(1_000, () => 'brands')} } }`))).toBe('OPERATION_TOO_COSTLY');
  });

  test('circular introspection', async () => {
    const told = await ask(
      'query cop { __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }',
    );
    expect(told.body.data).toBeUndefined();
    expect(told.body.errors?.length).toBeGreaterThan(0);
  });

  test.each([getIntrospectionQuery(), '{ __type(name: "Query") { name } }'])('introspection %#', async (query) => {
    const told = await ask(query);
    expect([told.body.data, codeOf(told)]).toEqual([undefined, 'GRAPHQL_VALIDATION_FAILED']);
  });

  test('GET of a query, as a link or an image would make it', async () => {
    const told = await tell({}, search('query cop { __typename }'));
    expect([told.status, codeOf(told)]).toEqual([400, 'BAD_REQUEST']);
  });

  test.each([{}, { 'apollo-require-preflight': '1' }])('GET of a mutation, %o', async (headers) => {
    const told = await tell({ headers: headers as Record<string, string> }, search('mutation { logout { code } }'));
    expect([400, 405]).toContain(told.status);
    expect(told.body.data).toBeUndefined();
  });

  test.each(['query cop { __typename }', 'mutation { logout { code } }'])('POST of a form: %s', async (query) => {
    const told = await tell({ method: 'POST', headers: FORM_TYPE, body: new URLSearchParams({ query }).toString() });
    expect([told.status, told.body.data]).toEqual([400, undefined]);
  });

  test('field suggestions', async () => {
    for (const query of [
      '{ __schema { directive } }',
      '{ productz { items { id } } }',
      '{ products { itemz { id } } }',
    ]) {
      expect((await ask(query)).text).not.toMatch(/did you mean/i);
    }
  });

  test.each([
    '/graphql',
    '/',
    '/graphiql',
    '/playground',
    '/console',
    '/sandbox',
    '/graphql/console',
    '/altair',
    '/voyager',
    '/docs',
  ])('an IDE at %s', async (path) => {
    const told = await tell({ headers: { accept: 'text/html' } }, path);
    expect(told.text).not.toMatch(/graphiql|graphql.?playground|apollo.?(sandbox|server)|altair|voyager/i);
  });

  test('trace mode', async () => {
    const told = await tell({
      method: 'POST',
      headers: { ...JSON_TYPE, 'apollo-federation-include-trace': 'ftv1', 'x-apollo-tracing': '1' },
      body: JSON.stringify({ query: 'query cop { facets { brands } }' }),
    });
    expect(told.body).not.toHaveProperty('extensions');
    expect(told.text).not.toMatch(/"(tracing|ftv1)"/);
  });

  test('unhandled errors', async () => {
    for (const body of [
      { query: 'qwerty cop { abc }' },
      { query: 7 },
      { query: '{ products { items { id } } }' },
      { variables: 'x' },
    ]) {
      const { text } = await post(body);
      expect(text).not.toMatch(/stacktrace|exception|secret\.js|node_modules|\.ts:\d|127\.0\.0\.1/i);
    }
  });
});

test('none of it is even read by a gateway as it is shipped', async () => {
  const query = '{ facets { brands } }';
  const told = await tell(
    { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ query }) },
    '/graphql',
    asShipped,
  );
  expect([told.status, codeOf(told)]).toEqual([403, 'OPERATION_NOT_REGISTERED']);
});
