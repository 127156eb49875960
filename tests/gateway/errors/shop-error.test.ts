import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import express from 'express';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GET_CART } from '../../../gateway/domains/cart/cart.rest.ts';
import { ERRORS } from '../../../gateway/errors/codes.ts';
import { formatError } from '../../../gateway/errors/shop-error.ts';
import { answerFault } from '../../../gateway/errors/http.ts';
import { createRestClient } from '../../../gateway/rest/client.ts';
import { buildSmallWeb } from '../../support/browser/built-web.ts';
import { startGateway, type RunningGateway } from '../../support/servers/gateway.ts';
import { alwaysAnswers, serve, type TestServer } from '../../support/http.ts';
import { RAW_PRODUCT, RAW_USER, recordId } from '../../support/records.ts';
import type { Refusal, Scene } from './scene.ts';
import { STAFF_SCENES } from './staff-scenes.ts';

/** An API with one product. Every account is a shopper, and the orders are an HTML page. */
const ANSWERS: Record<string, unknown> = {
  'GET /api/products/get': { products: [RAW_PRODUCT] },
  [`GET /api/products/get/${RAW_PRODUCT._id}`]: { product: RAW_PRODUCT },
  'GET /api/users/get/user': { user: { ...RAW_USER, role: 'user' } },
  'POST /api/users/login': { message: 'Login Successful', token: 'upstream', role: 'user', name: 'Asha' },
  'GET /api/order/get': '<h1>Orders</h1>',
};

const folder = mkdtempSync(join(tmpdir(), 'haat-test-'));
let upstream: TestServer;
let gateway: RunningGateway;
let production: RunningGateway;
let strict: RunningGateway;
let away: RunningGateway;
beforeAll(async () => {
  upstream = await serve((req, res) =>
    alwaysAnswers(200, ANSWERS[`${req.method} ${req.url?.split('?')[0]}`])(req, res),
  );
  const options = { upstreamUrl: upstream.url, maxUpstreamCalls: 3, webFolder: buildSmallWeb(folder) };
  gateway = await startGateway(options);
  // The errors come from documents that are not registered.
  production = await startGateway({ ...options, production: true, without: ['registered only'] });
  strict = await startGateway({ ...options, production: true });
  const closed = await serve(alwaysAnswers(200, {}));
  await closed[Symbol.asyncDispose]();
  away = await startGateway({ ...options, upstreamUrl: closed.url });
});
afterAll(async () => {
  for (const started of [gateway, production, strict, away, upstream]) await started[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const JSON_TYPE = { 'content-type': 'application/json' };
const EXACT = { accept: 'application/graphql-response+json' };

async function send(init: RequestInit, path = '/graphql', to: { url: string } = gateway): Promise<Refusal> {
  const response = await fetch(to.url + path, init);
  return { status: response.status, ...((await response.json()) as { errors: GraphQLFormattedError[] }) };
}
const post = (body: unknown, headers: Record<string, string> = JSON_TYPE): Promise<Refusal> =>
  send({ method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
const ask = (query: string, headers: Record<string, string> = {}, to = gateway): Promise<Refusal> =>
  to.query(query, undefined, headers);

async function cookieOnly(): Promise<Refusal> {
  const { headers } = await gateway.query('mutation { login(input: { email: "a@b.com", password: "x" }) { code } }');
  return ask('{ facets { brands } }', { cookie: headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' });
}

async function tooOften(): Promise<Refusal> {
  await using busy = await startGateway({
    upstreamUrl: upstream.url,
    protection: { rates: { perSession: 1, perAddress: 1, files: 1, pages: 1, logins: 1, registrations: 1, resets: 1 } },
  });
  // The clock stands still: in the last second of its minute the limit says 'a second'.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:10Z') });
  try {
    return await ask('{ a: facets { brands } b: facets { brands } }', {}, busy);
  } finally {
    vi.useRealTimers();
  }
}

async function elsewhere(): Promise<Refusal> {
  await using picky = await startGateway({ upstreamUrl: upstream.url, protection: { hosts: () => false } });
  return await ask('{ facets { brands } }', {}, picky);
}

async function twiceWithOneKey(): Promise<Refusal> {
  const headers = { 'idempotency-key': 'one-for-two', token: 'of-a-shopper' };
  await ask(`mutation { addToWishlist(productId: "${recordId(1)}") { code } }`, headers);
  return ask(`mutation { removeFromWishlist(productId: "${recordId(1)}") { code } }`, headers);
}

async function slow(): Promise<Refusal> {
  await using hanging = await serve(() => undefined);
  const client = createRestClient({ baseUrl: hanging.url, deadlineMs: 20 });
  const error: unknown = await client
    .bind({ requestId: 'test' })
    .get(GET_CART)
    .catch((fault: unknown) => fault);
  if (!(error instanceof GraphQLError)) throw new Error('It did not time out.');
  return { status: 200, errors: [formatError(error.toJSON(), error)] };
}

/** A route that throws, before the error handler. */
async function fault(): Promise<Refusal> {
  const app = express();
  app.use(
    () => {
      throw new Error('a fault of our own');
    },
    answerFault(pino({ level: 'silent' })),
  );
  await using broken = await serve(app);
  return await send({}, '/', broken);
}

/** A gateway that allows one operation at a time and is running one. */
async function busy(): Promise<Refusal> {
  const asked = Promise.withResolvers<() => void>();
  await using holding = await serve((_req, res) => asked.resolve(() => res.end('{"products":[]}')));
  await using full = await startGateway({ upstreamUrl: holding.url, operating: { maxOperationsInFlight: 1 } });
  const first = full.query('{ products { items { id } } }');
  const release = await asked.promise;
  const refused = await ask('{ facets { brands } }', {}, full);
  release();
  await first;
  return refused;
}

const COSTLY = [1, 2, 3, 4].map((n) => `p${n}: product(id: "${recordId(n)}") { id }`).join(' ');
const ALIASES = Array.from({ length: 16 }, (_, n) => `f${n}: facets { brands }`).join(' ');
const HASH = { persistedQuery: { version: 1, sha256Hash: 'abc' } };

/** For each code at least one. */
const SCENES: Scene[] = [
  ...STAFF_SCENES,
  ['UNAUTHENTICATED', 200, /log in/, () => ask('{ me { id } }')],
  ['TOKEN_EXPIRED', 200, /log in again/, () => ask('{ me { id } }', { token: 'csrf-of-yesterday' })],
  ['FORBIDDEN', 200, /may not/, () => ask('{ adminSummary { inStock } }', { token: 'of-a-shopper' })],
  ['CSRF_REJECTED', 403, /header `token`/, cookieOnly],
  ['BAD_USER_INPUT', 200, /another value/, () => ask('{ products(page: 0) { items { id } } }')],
  [
    'BAD_USER_INPUT',
    400,
    /\$id/,
    () => post({ query: 'query ($id: ID!) { product(id: $id) { id } }' }, { ...JSON_TYPE, ...EXACT }),
  ],
  ['IDEMPOTENCY_KEY_REUSED', 422, /new key/, twiceWithOneKey],
  ['OPERATION_TOO_COSTLY', 200, /Ask for less/, () => ask(`{ ${COSTLY} }`)],
  ['OPERATION_TOO_COSTLY', 400, /more than 15 aliases/, () => ask(`{ ${ALIASES} }`)],
  ['OPERATION_TOO_COSTLY', 400, /too long/, () => ask(`{ facets { ${'brands '.repeat(2000)} } }`)],
  ['OPERATION_NOT_REGISTERED', 403, /OPERATIONS=any/, () => ask('{ facets { brands } }', {}, strict)],
  ['RATE_LIMITED', 429, /Try again in \d+ seconds/, tooOften],
  ['OVERLOADED', 503, /more to do/, busy],
  ['SEARCH_NOT_READY', 200, /price paid/, () => ask('{ products(filter: { minDiscountPrice: 1 }) { total } }')],
  ['UPSTREAM_TIMEOUT', 200, /too long/, slow],
  ['UPSTREAM_UNAVAILABLE', 200, /out of reach/, () => ask('{ products { items { id } } }', {}, away)],
  ['UPSTREAM_BAD_RESPONSE', 200, /no sense/, () => ask('{ orders { id } }', { token: 'of-a-shopper' })],
  ['INTERNAL_SERVER_ERROR', 500, /our side/, fault],
  ['GRAPHQL_PARSE_FAILED', 200, /Syntax Error/, () => ask('{ products(')],
  ['GRAPHQL_PARSE_FAILED', 400, /Syntax Error/, () => ask('{ products(', EXACT)],
  ['GRAPHQL_VALIDATION_FAILED', 200, /Did you mean "title"/, () => ask('{ product(id: "1") { titel } }')],
  ['GRAPHQL_VALIDATION_FAILED', 400, /"id".*required/, () => ask('{ product { title } }', EXACT)],
  ['GRAPHQL_VALIDATION_FAILED', 200, /schema:print/, () => ask('{ __schema { types { name } } }', {}, production)],
  ['OPERATION_RESOLUTION_FAILURE', 200, /operation name/, () => ask('query A { __typename } query B { __typename }')],
  [
    'OPERATION_RESOLUTION_FAILURE',
    400,
    /operation name/,
    () => ask('query A { __typename } query B { x: __typename }', EXACT),
  ],
  ['PERSISTED_QUERY_NOT_FOUND', 200, /PersistedQueryNotFound/, () => post({ extensions: HASH })],
  ['BAD_REQUEST', 400, /SHA-256/, () => post({ query: '{ __typename }', extensions: HASH })],
  [
    'BAD_REQUEST',
    400,
    /version 1/,
    () => post({ query: '{ __typename }', extensions: { persistedQuery: { version: 2, sha256Hash: 'abc' } } }),
  ],
  ['BAD_REQUEST', 400, /by POST/, () => send({})],
  ['BAD_REQUEST', 400, /by POST with `content-type/, () => post('{"query":"{ x }"}', { 'content-type': 'text/plain' })],
  ['BAD_REQUEST', 400, /content-type: application\/json/, () => post('<a/>', { 'content-type': 'application/xml' })],
  ['BAD_REQUEST', 400, /valid JSON/, () => post('{"query":')],
  ['BAD_REQUEST', 400, /no operation/, () => post({})],
  ['BAD_REQUEST', 400, /`query` is missing/, () => post({ operationName: 'A' })],
  ['BAD_REQUEST', 400, /is a list/, () => post([{ query: '{ __typename }' }])],
  ['BAD_REQUEST', 405, /POST/, () => send({ method: 'PUT', headers: JSON_TYPE, body: '{}' })],
  [
    'BAD_REQUEST',
    405,
    /mutations by POST/,
    () => send({ headers: { 'apollo-require-preflight': '1' } }, '/graphql?query=mutation{logout{code}}'),
  ],
  ['BAD_REQUEST', 406, /`accept`/, () => post({ query: '{ __typename }' }, { ...JSON_TYPE, accept: 'text/csv' })],
  ['BAD_REQUEST', 413, /too large/, () => post({ query: 'x'.repeat(110_000) })],
  ['BAD_REQUEST', 415, /encoding/, () => post('{}', { ...JSON_TYPE, 'content-encoding': 'xyz' })],
  ['HOST_NOT_ALLOWED', 421, /ALLOWED_HOSTS/, elsewhere],
  ['NOT_FOUND', 404, /POST \/graphql/, () => send({ method: 'POST' }, '/graphq')],
  ['NOT_FOUND', 404, /POST \/graphql/, () => send({ method: 'POST' }, '/graphql/products')],
  ['NOT_FOUND', 404, /POST \/graphql/, () => send({}, '/api/products/get')],
];

describe('an error', () => {
  test.each(SCENES)('%s (%i) says %o, and what to do next', async (code, expected, says, request) => {
    const { status, errors } = await request();
    const [error] = errors;
    expect(error?.message).toMatch(says);
    expect(error?.message).not.toMatch(/Apollo|Express/);
    expect(error?.extensions).toMatchObject({ code, retryable: ERRORS[code].retryable, help: ERRORS[code].help });
    expect(status).toBe(expected);
    expect(ERRORS[code].statuses).toContain(status);
  });

  test('is tested for every code and status of the table', () => {
    const shown = new Set(SCENES.map(([code, status]) => `${code} ${status}`));
    const listed = Object.entries(ERRORS).flatMap(([code, { statuses }]) =>
      statuses.map((status) => `${code} ${status}`),
    );
    // The test below covers resolvers that throw.
    expect(listed.filter((one) => !shown.has(one))).toEqual(['INTERNAL_SERVER_ERROR 200']);
  });

  test('of Apollo Server is in the table, except for one that cannot occur: persisted queries are on', () => {
    const missing = Object.values(ApolloServerErrorCode).filter((code) => !Object.hasOwn(ERRORS, code));
    expect(missing).toEqual([ApolloServerErrorCode.PERSISTED_QUERY_NOT_SUPPORTED]);
  });

  test('that is unexpected has a code of the table, too', () => {
    const fault = new GraphQLError('secret', { path: ['me'], originalError: new TypeError('secret') });
    const { code, help, retryable } = formatError(fault.toJSON(), fault).extensions ?? {};
    expect([code, help, retryable]).toEqual(['INTERNAL_SERVER_ERROR', ERRORS.INTERNAL_SERVER_ERROR.help, true]);
  });
});
