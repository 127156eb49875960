import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createDocumentJudge, DOCUMENT_LIMITS } from '../../../../gateway/operations/document-limits.ts';
import { readManifest } from '../../../../gateway/operations/compiled-operations.ts';
import { shopSchema } from '../../../../gateway/graphql/schema.ts';
import { fittingVariables } from '../../../support/graphql/fitting-variables.ts';
import { startGateway } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../../support/http.ts';

const times = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');

const product = { _id: '64a000000000000000000001', title: 'Laptop' };
const api = () => serve(alwaysAnswers(200, { products: [product], product }));

/** Sends the query to a new gateway. Returns the codes, the first message, and the number of REST calls. */
async function attack(query: string, variables: Record<string, unknown> = {}, cost = DOCUMENT_LIMITS.cost) {
  await using upstream = await api();
  await using gateway = await startGateway({
    upstreamUrl: upstream.url,
    protection: { documents: { ...DOCUMENT_LIMITS, cost } },
  });
  const { status, errors } = await gateway.query(query, variables);
  const calls = upstream.calls.length;
  return { status, code: errors[0]?.extensions?.['code'], message: errors[0]?.message, calls };
}

const recommended = (depth: number): string =>
  depth === 0 ? 'id' : `recommended(first: 1) { ${recommended(depth - 1)} }`;

describe('a document that is too much is refused before anything of it is run', () => {
  test.each([
    ['deep', `{ product(id: "x") { ${recommended(10)} } }`, '10 levels'],
    ['deep in fragments', `{ product(id: "x") { ...A } } fragment A on Product { ${recommended(10)} }`, '10 levels'],
    ['full of aliases', `{ facets { ${times(16, (n) => `a${n}: brands`)} } }`, '15 aliases'],
    [
      'full of aliases in a fragment',
      `{ facets { ...A } } fragment A on ProductFacets { ${times(16, (n) => `a${n}: brands`)} }`,
      '15 aliases',
    ],
    ['full of directives', `{ facets { brands ${times(21, () => '@a')} } }`, undefined],
    [
      'full of directives that it may have',
      `{ ${times(21, () => '... @include(if: true) { facets { brands } }')} }`,
      '20 directives',
    ],
    ['long', `{ facets { ${times(1000, () => 'brands')} } }`, 'too long'],
    [
      'costly by its lists',
      `{ products(pageSize: 50) { items { reviews(first: 50) { id name rating comment } recommended(first: 50) { id title brand category image } } } }`,
      '20000',
    ],
    [
      'costly by lists in lists',
      `{ products(pageSize: 50) { items { recommended(first: 50) { recommended(first: 50) { id } } } } }`,
      '20000',
    ],
    [
      'a bomb of fragments',
      `{ product(id: "x") { ...F0 } } ${times(14, (n) => `fragment F${n} on Product { ...F${n + 1} ...F${n + 1} }`)} fragment F14 on Product { id }`,
      'counted',
    ],
  ])('%s', async (_name, query, says) => {
    const { code, message, calls, status } = await attack(query);
    expect(calls).toBe(0);
    if (says === undefined) return expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect([status, code, message]).toEqual([400, 'OPERATION_TOO_COSTLY', expect.stringContaining(says)]);
  });

  test('and repeated fields count each time', async () => {
    const { code } = await attack(`{ facets { ${times(400, () => 'brands')} } }`, {}, 300);
    expect(code).toBe('OPERATION_TOO_COSTLY');
  });

  test('while one within the limits is answered', async () => {
    const within = `{ product(id: "${product._id}") { id ${times(15, (n) => `t${n}: title`)} } }`;
    expect(await attack(within)).toMatchObject({ status: 200, code: undefined });
  });
});

describe('the cost of a document includes its variables', () => {
  const SIZED = 'query ($n: Int = 1) { products(pageSize: $n) { items { id title brand } } }';
  const SKIPPED =
    'query ($small: Boolean!) { facets { brands } products(pageSize: 50) @skip(if: $small) { items { id title } } }';

  test.each([
    ['a length', SIZED, { n: 1 }, { n: 50 }, 60],
    ['what is left out', SKIPPED, { small: true }, { small: false }, 60],
  ])('%s', async (_name, query, cheap, costly, cost) => {
    await using upstream = await api();
    await using gateway = await startGateway({
      upstreamUrl: upstream.url,
      protection: { documents: { ...DOCUMENT_LIMITS, cost } },
    });
    // More than once, since the second request could take the fast path.
    for (let round = 0; round < 3; round += 1) {
      expect((await gateway.query(query, cheap)).errors).toEqual([]);
      expect((await gateway.query(query, costly)).errors[0]?.extensions?.['code']).toBe('OPERATION_TOO_COSTLY');
    }
  });

  test('invalid ones, too', async () => {
    const query =
      'query ($n: Int = 1, $id: ID = "x") { a: product(id: $id) { id } products(pageSize: $n) { items { id title } } }';
    expect(await attack(query, { n: 50, id: null }, 60)).toMatchObject({ code: 'OPERATION_TOO_COSTLY', calls: 0 });
    expect(await attack(query, { n: 'many' }, 60)).toMatchObject({ code: 'BAD_USER_INPUT', calls: 0 });
  });
});

describe('a null that does not fit is told as that, by the first path and by the fast one', () => {
  test.each([
    ['in a list', 'query ($r: Int = 2) { products(filter: { ratings: [1, $r] }) { items { id } } }', { r: null }],
    [
      'in an input',
      'query ($s: [Int!] = [2], $r: Float = 2) { products(filter: { ratings: $s, categories: ["a"], priceRanges: [{ min: 0, max: $r }] }) { items { id } } }',
      { r: null },
    ],
    ['as an argument', 'query ($r: ID = "x") { product(id: $r) { id } }', { r: null }],
  ])('%s', async (_name, query, variables) => {
    await using upstream = await api();
    await using gateway = await startGateway({ upstreamUrl: upstream.url });
    for (const _time of [1, 2]) {
      const { errors } = await gateway.query(query, variables);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
    expect(upstream.calls).toEqual([]);
  });

  test('and hides nothing that is costly', async () => {
    const query = `query ($r: Int = 2) { ${times(12, (n) => `a${n}: products(filter: { ratings: [1, $r] }) { items { id } }`)} products(pageSize: 50) { items { id title } } }`;
    expect(await attack(query, { r: null }, 60)).toMatchObject({ code: 'OPERATION_TOO_COSTLY', calls: 0 });
  });
});

test('every operation of the shop is within the limits, whatever its variables say', () => {
  const schema = shopSchema();
  const judge = createDocumentJudge(schema, DOCUMENT_LIMITS);
  for (const text of readManifest(undefined).values()) {
    const document = parse(text, { maxTokens: DOCUMENT_LIMITS.tokens });
    const variables = fittingVariables(schema, document);
    expect([text, judge({ document, operationName: undefined, variables })]).toEqual([text, { always: true }]);
  }
});
