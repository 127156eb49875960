import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../../../../gateway/operations/compiled-operations.ts';
import { startGateway, type RunningGateway } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve, type TestServer } from '../../../support/http.ts';

/** Text from a client must never become code. Libraries here create code only with `Function`, which is intercepted. */

const CANARY = 'canary4711';
const ID = '64a000000000000000000001';
/** Four texts that a compiler of operations once took for code (graphql-jit 0.8.9). */
const MAGIC = [
  '__MAGIC_MINUS_INFINITY__71d4310a_d4a3_4a05_b1fe_e60779d24998',
  '__MAGIC_PLUS_INFINITY__bb201c39_3333_4695_b4ad_7f1722e7aa7a',
  '__MAGIC_NAN__57f286b9_4c20_487f_b409_79804ddcb4f8',
  '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d0);globalThis.taken=1;(0',
];
const REGISTERED = 'query Registered($search: String!) { products(filter: { search: $search }) { items { id } } }';

/** One document for each place where the grammar of GraphQL allows a value. */
const PLACES: Record<string, string> = {
  'an argument': `{ product(id: "${CANARY}") { id } }`,
  'an argument of a nested field': `{ product(id: "${ID}") { reviews(first: 4711) { id comment } } }`,
  'a nested input': `{ products(filter: { search: "${CANARY}" }) { items { id } } }`,
  'a list': `{ products(filter: { brands: ["${CANARY}", "a"] }) { items { id } } }`,
  'a list made of one value': `{ products(filter: { brands: "${CANARY}" }) { items { id } } }`,
  'a list in an input in a list': `{ products(filter: { priceRanges: [{ min: 4711, max: 4711.5 }] }) { items { id } } }`,
  'a block string': `{ products(filter: { search: """${CANARY} \\""" + " ' \` \${1}""" }) { items { id } } }`,
  'a string with escapes': `{ products(filter: { search: "${CANARY}\\u0022\\u2028\\n'); //" }) { items { id } } }`,
  'an enum': `{ products(sort: PRICE_ASC, filter: { search: "${CANARY}" }) { items { id } } }`,
  'a float': `{ products(filter: { minPrice: 4711.4711e0, search: "${CANARY}" }) { items { id } } }`,
  'a value beside a variable': `query ($one: String!) { products(filter: { brands: [$one, "${CANARY}"] }) { items { id } } }`,
  'the default of a variable': `query ($id: ID! = "${CANARY}") { product(id: $id) { id } }`,
  'a default that is an object': `query ($f: ProductFilter = { search: "${CANARY}" }) { products(filter: $f) { items { id } } }`,
  'a default that is a list': `query ($b: [String!] = ["${CANARY}"]) { products(filter: { brands: $b }) { items { id } } }`,
  'a condition': `query ($yes: Boolean = true) { product(id: "${CANARY}") { id @include(if: true) @skip(if: false) title @include(if: $yes) } }`,
  'a fragment': `{ ...F } fragment F on Query { product(id: "${CANARY}") { ... on Product { recommended(first: 47) { id } } } }`,
  'a mutation': `mutation { login(input: { email: "${CANARY}@example.com", password: "${CANARY}" }) { code } }`,
  'a comment': `# ${CANARY}\n{ product(id: "${ID}") { id } }`,
};

describe('What a client wrote never becomes code', () => {
  const made: string[] = [];
  const { Function: original } = globalThis;
  let upstream: TestServer;
  let gateway: RunningGateway;

  beforeAll(async () => {
    // oxlint-disable-next-line own/no-text-as-code -- it is listened to
    globalThis.Function = new Proxy(original, {
      apply: (target, self, words: string[]) => (made.push(words.join()), Reflect.apply(target, self, words)),
      construct: (target, words: string[]) => (made.push(words.join()), Reflect.construct(target, words)),
    });
    upstream = await serve(alwaysAnswers(200, { products: [{ _id: ID, title: CANARY }], product: { _id: ID } }));
    gateway = await startGateway({
      upstreamUrl: upstream.url,
      registeredOperations: new Map([[hashOf(REGISTERED), REGISTERED]]),
    });
  });
  afterAll(async () => {
    // oxlint-disable-next-line own/no-text-as-code -- it is put back
    globalThis.Function = original;
    await gateway[Symbol.asyncDispose]();
    await upstream[Symbol.asyncDispose]();
  });

  const post = async (body: object): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })).text();
  };
  const get = async (params: Record<string, string>): Promise<string> => {
    const headers = { 'apollo-require-preflight': 'yes' };
    return (await fetch(`${gateway.url}/graphql?${new URLSearchParams(params).toString()}`, { headers })).text();
  };

  test('code that is made of a text is seen here', () => {
    // oxlint-disable-next-line own/no-text-as-code -- what nothing else may do
    expect(new globalThis.Function('return 4711')).toBeTypeOf('function'); // oxlint-disable-line typescript/no-implied-eval
    expect(made.at(-1)).toBe('return 4711');
  });

  test('a registered operation becomes no code', async () => {
    const before = made.length;
    for (let time = 0; time < 3; time += 1) {
      expect(await post({ query: REGISTERED, variables: { search: CANARY } })).toContain(ID);
    }
    expect(made.slice(before)).toEqual([]);
  });

  test.each(Object.entries(PLACES))('%s', async (_place, query) => {
    const before = made.length;
    const variables = { one: CANARY };
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(query) } };
    for (let time = 0; time < 3; time += 1) {
      await post({ query, variables });
      await post({ query, variables, extensions });
      await post({ variables, extensions });
      await get({ query, variables: JSON.stringify(variables) });
    }
    expect(made.slice(before)).toEqual([]);
  });

  test.each(MAGIC)('%s is a text like any other', async (magic) => {
    const before = made.length;
    const documents = [
      `{ products(filter: { search: "${magic}" }) { items { id } } }`,
      `query ($s: String = "${magic}") { products(filter: { search: $s, brands: ["${magic}"] }) { items { id } } }`,
      REGISTERED,
    ];
    for (const query of documents) {
      const variables = query === REGISTERED ? { search: magic } : {};
      for (let time = 0; time < 3; time += 1) {
        const answer = JSON.parse(await post({ query, variables })) as unknown;
        expect(answer).toEqual({ data: { products: { items: [{ id: ID }] } } });
        const searched = new URLSearchParams(upstream.calls.at(-1)?.split('?')[1]).get('query');
        expect(searched).toBe(magic);
      }
    }
    expect(made.slice(before)).toEqual([]);
    expect(globalThis).not.toHaveProperty('taken');
  });
});
