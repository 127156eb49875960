import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../gateway/config/config.ts';
import { hashOf, readManifest } from '../../../../gateway/operations/compiled-operations.ts';
import { startShop, type Shop } from '../../../support/servers/shop.ts';

const OWN = '{ facets { brands } }';
const registeredOperations = readManifest(undefined);
const [hash = '', text = ''] =
  [...registeredOperations].find(([, known]) => known.includes('query SearchProducts(')) ?? [];
const variables = { search: 'lamp', pageSize: 2 };

let shop: Shop;
beforeAll(async () => {
  const env = { NODE_ENV: 'production', SESSION_SECRETS: 'x'.repeat(40), PUBLIC_URL: 'https://shop.example' };
  const { registeredOnly } = readConfig(env).protection;
  shop = await startShop({ production: true, registeredOperations, protection: { registeredOnly } });
});
afterAll(() => shop.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const PREFLIGHT = { 'apollo-require-preflight': '1' };
const extensions = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

/** Returns the status and the code of the first error. */
async function post(body: unknown): Promise<unknown[]> {
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(body),
  });
  return outcomeOf(response);
}

async function outcomeOf(response: Response): Promise<unknown[]> {
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return [response.status, errors?.[0]?.extensions.code];
}

test('only registered operations are run in production by default, and any in development', () => {
  const secrets = { SESSION_SECRETS: 'x'.repeat(40), PUBLIC_URL: 'https://shop.example' };
  expect(readConfig({}).protection.registeredOnly).toBe(false);
  expect(readConfig({ NODE_ENV: 'production', ...secrets }).protection.registeredOnly).toBe(true);
  expect(readConfig({ NODE_ENV: 'production', ...secrets, OPERATIONS: 'any' }).protection.registeredOnly).toBe(false);
});

describe('where only registered operations are run,', () => {
  test('those of the shop are answered by hash and by text, on both ways', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await post({ extensions: extensions(hash), variables })).toEqual([200, undefined]);
      expect(await post({ query: text, variables })).toEqual([200, undefined]);
      expect(await post({ query: text, variables, extensions: extensions(hash) })).toEqual([200, undefined]);
    }
    const search = new URLSearchParams({
      extensions: JSON.stringify(extensions(hash)),
      variables: JSON.stringify(variables),
    });
    expect(await outcomeOf(await fetch(`${shop.url}/graphql?${search.toString()}`))).toEqual([200, undefined]);
  });

  test.each([
    ['a text', { query: OWN }],
    ['a text with odd neighbours', { query: OWN, operationName: 7, variables: [], extensions: 'x' }],
    ['a text with its own hash', { query: OWN, extensions: extensions(hashOf(OWN)) }],
    ['a text with a registered hash', { query: OWN, extensions: extensions(hash) }],
    ['a registered text and more', { query: `${text} query More { facets { brands } }`, operationName: 'More' }],
    ['a text that is no GraphQL', { query: '{' }],
    ['a question about the schema', { query: '{ __schema { types { name } } }' }],
  ])('%s that is not registered is refused, however often it comes', async (_name, body) => {
    for (let round = 0; round < 3; round += 1) expect(await post(body)).toEqual([403, 'OPERATION_NOT_REGISTERED']);
  });

  test('a hash that was not registered stays unknown', async () => {
    await post({ query: OWN, extensions: extensions(hashOf(OWN)) });
    expect(await post({ extensions: extensions(hashOf(OWN)) })).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND']);
  });

  test('a GET is no way around, nor a list', async () => {
    const url = `${shop.url}/graphql?${new URLSearchParams({ query: OWN }).toString()}`;
    expect(await outcomeOf(await fetch(url, { headers: PREFLIGHT }))).toEqual([403, 'OPERATION_NOT_REGISTERED']);
    expect(await post([{ query: OWN }])).toEqual([400, 'BAD_REQUEST']);
  });
});
