import { expect } from 'vitest';
import { hashOf } from '../../../../gateway/operations/compiled-operations.ts';
import { shopSchema } from '../../../../gateway/graphql/schema.ts';
import { startGateway } from '../../../support/servers/gateway.ts';
import { serve } from '../../../support/http.ts';
import { keptLog } from '../../../support/log.ts';
import { documentsOf, type GraphqlShot } from './documents.ts';
import { answerFrom, answerTo, comparable, expectSane, isOverload, takeAlarms, type FuzzAnswer } from './oracle.ts';
import { plausibleApi } from './plausible-api.ts';
import type { Target } from './target.ts';

const TOKEN = 'a-token-of-a-script';
/** The longest URL, in characters: a longer one exceeds the header limit. */
const LONGEST_URL = 12_000;
let keys = 0;

const bodyOf = ({ query, variables, operationName }: GraphqlShot, hash?: string, withText = true): string =>
  `{${[
    withText && `"query":${JSON.stringify(query)}`,
    variables !== undefined && `"variables":${variables}`,
    operationName !== undefined && `"operationName":${JSON.stringify(operationName)}`,
    hash !== undefined && `"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${hash}"}}`,
  ]
    .filter(Boolean)
    .join()}}`;

function urlOf({ query, variables, operationName }: GraphqlShot): string {
  const params = new URLSearchParams({ query });
  if (variables !== undefined) params.set('variables', variables);
  if (operationName !== undefined) params.set('operationName', operationName);
  return `/graphql?${params.toString()}`;
}

/** Any document: the same response by GET and POST, by text and hash, and for the first, second and third request. */
export const DOCUMENTS: Target<GraphqlShot> = {
  name: 'documents',
  shots: documentsOf(shopSchema()),
  found: [
    {
      query: 'query($__proto__: Boolean!){ facets { brands @include(if: $__proto__) } }',
      variables: '{"__proto__":true}',
    },
    { query: 'query($a: Boolean = true) { facets { brands @include(if: $a) } }', variables: '{"a":null}' },
    { query: 'query($id: ID = "x") { product(id: $id) { id } }', variables: '{"id":null}' },
    { query: '{ facets { brands } }', variables: 'null' },
    { query: 'subscription { a }' },
    { query: 'query Facets { facets { brands } }', operationName: '' },
    { query: '{ toString: facets { __proto__: brands } }' },
  ],
  async open() {
    const { log, lines } = keptLog();
    const api = await serve(plausibleApi);
    // Thousands of operations per minute.
    const options = { upstreamUrl: api.url, log, without: ['rates'] as const };
    const any = await startGateway({ ...options, production: true, without: ['rates', 'registered only'] });
    const development = await startGateway(options);
    const strict = await startGateway({ ...options, production: true });
    const secrets = [new URL(api.url).host, 'a-token-of-the-api'];

    const get = (url: string, path: string): Promise<FuzzAnswer> =>
      answerFrom(url + path, { headers: { 'apollo-require-preflight': '1' } });

    async function fireAs(headers: Record<string, string>, shot: GraphqlShot): Promise<void> {
      const text = bodyOf(shot);
      const hash = hashOf(shot.query);
      const first = await answerTo(any.url, text, headers);
      const others = [
        await answerTo(any.url, text, headers),
        await answerTo(any.url, text, headers),
        await answerTo(any.url, text, { ...headers, 'idempotency-key': `key-${(keys += 1)}-of-the-fuzzer` }),
      ];
      // An empty document has no hash to register.
      if (shot.query !== '') {
        others.push(await answerTo(any.url, bodyOf(shot, hash), headers));
        for (let round = 0; round < 2; round += 1) {
          const byHash = await answerTo(any.url, bodyOf(shot, hash, false), headers);
          // A refused document must not be registered.
          if (first.text.includes('"data"') || !byHash.text.includes('PERSISTED_QUERY_NOT_FOUND')) others.push(byHash);
        }
      }
      const url = urlOf(shot);
      if (headers['token'] === undefined && url.length < LONGEST_URL) {
        const got = [await get(any.url, url), await get(any.url, url)];
        for (const answer of got) expectSane(answer, ...secrets);
        // By GET each value is a text: only an object is accepted as variables, and null means none.
        const means = got[0]?.status !== 405 && first.status === 200 && shot.variables !== 'null';
        if (means) others.push(...got);
      }
      // A request just below the size limit exceeds it with its hash.
      if ([first, ...others].some((answer) => isOverload(answer) || answer.status === 413)) return;
      expectSane(first, ...secrets);
      for (const [place, answer] of others.entries()) {
        expectSane(answer, ...secrets);
        expect(comparable(answer), `the answer of way ${place}`).toEqual(comparable(first));
      }
    }

    return {
      async fire(shot) {
        await fireAs({}, shot);
        await fireAs({ token: TOKEN }, shot);
        for (let round = 0; round < 2; round += 1)
          expectSane(await answerTo(development.url, bodyOf(shot)), ...secrets);
        const refused = await answerTo(strict.url, bodyOf(shot));
        expectSane(refused, ...secrets);
        if (shot.query.trim() !== '') expect([400, 403, 413, 503], refused.text).toContain(refused.status);
        expect(refused.text).not.toContain('"data"');
        expect(takeAlarms(lines)).toEqual([]);
      },
      async [Symbol.asyncDispose]() {
        for (const one of [any, development, strict, api]) await one[Symbol.asyncDispose]();
      },
    };
  },
};
