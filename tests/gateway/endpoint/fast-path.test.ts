import { describe, expect, test } from 'vitest';
import { hashOf } from '../../../gateway/operations/compiled-operations.ts';
import { startGateway } from '../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../support/http.ts';
import { keptLog } from '../../support/log.ts';
import { sessionProof } from '../../support/session-proof.ts';
import { eventually } from '../../support/eventually.ts';

const ID = '64a000000000000000000001';
const PRODUCT = 'query Product($id: ID!) { product(id: $id) { id title recommended(first: 2) { id } } }';
const AGES = { freshMs: 30_000, staleMs: 600_000, graceMs: 86_400_000 };

describe('a registered operation', () => {
  const extensionsOf = (text: string): string =>
    JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });
  const extensions = extensionsOf(PRODUCT);
  const address = (url: string, variables: unknown = { id: ID }): string =>
    `${url}/graphql?${new URLSearchParams({ operationName: 'Product', variables: JSON.stringify(variables), extensions }).toString()}`;
  const registeredOperations = new Map([[hashOf(PRODUCT), PRODUCT]]);
  const body = { products: [], product: { _id: ID, title: 'Laptop', category: 'Electronics', brand: 'Apple' } };

  const start = async (answer: unknown = body, status = 200) => {
    const { log, lines } = keptLog();
    const upstream = await serve(alwaysAnswers(status, answer));
    const gateway = await startGateway({ upstreamUrl: upstream.url, registeredOperations, catalogueAges: AGES, log });
    return {
      url: gateway.url,
      upstream,
      /** True if Express has handled a request. */
      usedExpress: () => lines.some((line) => line.includes('request completed')),
      async [Symbol.asyncDispose]() {
        await gateway[Symbol.asyncDispose]();
        await upstream[Symbol.asyncDispose]();
      },
    };
  };

  test('may be kept by others for the variables under which it selects nothing private', async () => {
    const text = `query ($mine: Boolean = false) { facets { brands } ...Mine @include(if: $mine) }
      fragment Mine on Query { cart { totalProducts } }`;
    await using gateway = await startGateway({
      upstreamUrl: 'http://127.0.0.1:9',
      registeredOperations: new Map([[hashOf(text), text]]),
      catalogueAges: AGES,
    });
    const ask = async (variables: object) => {
      const params = { variables: JSON.stringify(variables), extensions: extensionsOf(text) };
      const headers = { 'apollo-require-preflight': 'yes' };
      const answer = await fetch(`${gateway.url}/graphql?${new URLSearchParams(params).toString()}`, { headers });
      return [answer.headers.get('cache-control'), (await answer.json()) as { errors?: unknown }] as const;
    };
    for (const variables of [{}, { mine: false }]) expect((await ask(variables))[0]).toMatch(/^public/);
    const [kept, { errors }] = await ask({ mine: true });
    expect(kept).toBe('no-store');
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect((await ask({ mine: 'yes' }))[0]).toBe('no-store');
  });

  test('of a guest by GET is answered once by the API, then from memory, for browsers and CDNs to keep', async () => {
    await using shop = await start();
    const first = await fetch(address(shop.url));
    expect(await first.json()).toEqual({ data: { product: { id: ID, title: 'Laptop', recommended: [] } } });
    const second = await fetch(address(shop.url));
    expect(shop.upstream.calls).toHaveLength(3);
    expect(shop.usedExpress()).toBe(false);
    const { headers } = second;
    expect(headers.get('cache-control')).toMatch(
      /^public, max-age=(29|30), stale-while-revalidate=600, stale-if-error=86400$/,
    );
    expect(headers.get('vary')).toBe('accept, accept-encoding');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // A response that a shared cache keeps must not name a single request.
    for (const answer of [first, second]) expect(answer.headers.has('x-request-id')).toBe(false);
    const unchanged = await fetch(address(shop.url), { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  });

  test('by POST, and of somebody with a token, is for its caller alone', async () => {
    await using shop = await start();
    const ask = (headers: Record<string, string>) =>
      fetch(`${shop.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ variables: { id: ID }, extensions: JSON.parse(extensions) as unknown }),
      });
    for (const answer of [await ask({}), await ask({ token: 'a-token' })]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toHaveProperty('data.product.title', 'Laptop');
    }
    expect(shop.usedExpress()).toBe(false);
  });

  test('goes by the type and the encoding that its client wants', async () => {
    const long = { ...body, product: { ...body.product, title: 'Laptop '.repeat(400) } };
    await using shop = await start(long);
    const ask = (headers: Record<string, string>) => fetch(address(shop.url), { headers });
    for (const encoding of ['br', 'gzip']) {
      const answer = await ask({ 'accept-encoding': encoding, accept: 'application/graphql-response+json' });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8');
      expect(await answer.json()).toHaveProperty('data.product.id', ID);
    }
    expect((await ask({ 'accept-encoding': 'br;q=0, identity' })).headers.has('content-encoding')).toBe(false);
    const page = await fetch(address(shop.url), { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect(page.status).toBe(302);
  });

  test('that comes after a change is not answered with one that was run before it', async () => {
    const reads: (() => void)[] = [];
    await using upstream = await serve((req, res) => {
      const title = `${reads.length}`;
      if (req.method === 'POST') res.end(JSON.stringify({ message: 'Review Added' }));
      else reads.push(() => res.end(JSON.stringify({ product: { _id: ID, title } })));
    });
    const short = 'query Short($id: ID!) { product(id: $id) { title } }';
    await using gateway = await startGateway({
      upstreamUrl: upstream.url,
      registeredOperations: new Map([[hashOf(short), short]]),
      catalogueAges: AGES,
      without: ['rates'], // they ask whose review it is
    });
    const ask = async (): Promise<string> => {
      const persistedQuery = { version: 1, sha256Hash: hashOf(short) };
      const params = { variables: JSON.stringify({ id: ID }), extensions: JSON.stringify({ persistedQuery }) };
      return (await fetch(`${gateway.url}/graphql?${new URLSearchParams(params).toString()}`)).text();
    };
    const before = ask();
    await eventually(() => expect(reads).toHaveLength(1));
    const review = `mutation { addReview(input: { productId: "${ID}", rating: 5, comment: "Good." }) { code } }`;
    expect((await gateway.query(review, {}, await sessionProof())).errors).toEqual([]);
    const after = ask();
    await eventually(() => expect(reads).toHaveLength(2));
    for (const answer of reads) answer();
    expect([await before, await after]).toEqual(['0', '1'].map((title) => `{"data":{"product":{"title":"${title}"}}}`));
    expect(await ask()).toBe(await after);
  });

  test('that fails is never cached, and its answer has the id of each request that gets it', async () => {
    await using shop = await start('<h1>Down</h1>', 500);
    const answers = await Promise.all(Array.from({ length: 3 }, () => fetch(address(shop.url))));
    const names = await Promise.all(
      answers.map(async (answer) => {
        expect(answer.headers.get('cache-control')).toBe('no-store');
        const { errors } = (await answer.json()) as { errors: { extensions: Record<string, string> }[] };
        expect(errors[0]?.extensions['requestId']).toBe(answer.headers.get('x-request-id'));
        return answer.headers.get('x-request-id');
      }),
    );
    expect(new Set(names).size).toBe(3);
  });

  test('that is not registered must be sent with its text, and is registered then', async () => {
    await using shop = await start();
    const other = 'query Other($id: ID!) { product(id: $id) { brand } }';
    const ask = async (text: string | undefined) => {
      const persistedQuery = { version: 1, sha256Hash: hashOf(other) };
      const response = await fetch(`${shop.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: text, variables: { id: ID }, extensions: { persistedQuery } }),
      });
      return (await response.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] };
    };
    expect((await ask(undefined)).errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect((await ask(`${other} `)).errors).toHaveLength(1);
    for (const text of [other, undefined, undefined]) {
      expect((await ask(text)).data).toEqual({ product: { brand: 'Apple' } });
    }
  });
});
