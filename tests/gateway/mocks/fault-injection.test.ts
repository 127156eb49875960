import { describe, expect, test } from 'vitest';
import { startMockServer } from '../../../gateway/mocks/server.ts';
import { temporaryFolder } from '../../support/folder.ts';

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

async function start() {
  const folder = temporaryFolder();
  const server = await startMockServer(
    { shopName: 'Haat', pictures: (_req, _res, next) => next(), webFolder: folder },
    0,
    '127.0.0.1',
  );
  return {
    async ask(query: string, headers: Record<string, string>) {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query }),
      });
      return { status: response.status, ...((await response.json()) as Answer) };
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}

const HEADER = 'x-haat-simulate';
const ASKED = '{ products(pageSize: 1) { items { id recommended { id } } } facets { brands } }';
const cookie = (text: string): string => `other=1; haat-simulate=${encodeURIComponent(text)}`;

describe('fault injection in the mock shop', () => {
  test('makes the given field fail, and no other', async () => {
    await using shop = await start();
    const { data, errors } = await shop.ask(ASKED, { [HEADER]: ' Product.recommended = UPSTREAM_UNAVAILABLE ,' });
    expect(errors).toMatchObject([
      {
        message: 'Product.recommended was told to fail with UPSTREAM_UNAVAILABLE (x-haat-simulate).',
        path: ['products', 'items', 0, 'recommended'],
        extensions: { code: 'UPSTREAM_UNAVAILABLE', retryable: true },
      },
    ]);
    expect(data).toMatchObject({
      products: { items: [{ recommended: null }] },
      facets: { brands: expect.any(Array) as unknown },
    });
    expect((await shop.ask(ASKED, {})).errors).toBeUndefined();
  });

  test('does not run a mutation that fails', async () => {
    await using shop = await start();
    const register =
      'mutation { register(input: { name: "Anil Kumar", email: "anil@example.com", password: "Anil@123", mobile: "9845012345" }) { code } }';
    const failed = await shop.ask(register, { [HEADER]: 'Mutation.register=UPSTREAM_TIMEOUT' });
    expect(failed.errors?.[0]?.extensions['code']).toBe('UPSTREAM_TIMEOUT');
    expect((await shop.ask(register, {})).data).toEqual({ register: { code: 'REGISTERED' } });
  });

  test('delays a field: its answer comes after that of a later request', async () => {
    await using shop = await start();
    const done: string[] = [];
    const slow = shop.ask(ASKED, { [HEADER]: 'Query.facets=1500ms' }).then(() => done.push('slow'));
    await shop.ask(ASKED, {}).then(() => done.push('quick'));
    await slow;
    expect(done).toEqual(['quick', 'slow']);
  });

  test('reads the cookie; a header wins over it', async () => {
    await using shop = await start();
    const headers = { cookie: cookie('Query.facets=FORBIDDEN, Product.recommended=UPSTREAM_TIMEOUT') };
    expect((await shop.ask(ASKED, headers)).errors).toHaveLength(2);
    expect((await shop.ask(ASKED, { ...headers, [HEADER]: '' })).errors).toBeUndefined();
    expect((await shop.ask(ASKED, { ...headers, [HEADER]: 'Query.facets=UPSTREAM_TIMEOUT' })).errors).toHaveLength(1);
  });

  test.each([
    ['Query.crat=UPSTREAM_TIMEOUT', '"Query.crat" is no field of the schema.'],
    ['cart=500ms', '"cart" is no field of the schema.'],
    ['Query.cart', '"" for Query.cart is neither a delay (0ms to 60000ms) nor one of UNAUTHENTICATED'],
    ['Query.cart=TIMEOUT', '"TIMEOUT" for Query.cart is neither'],
    ['Query.cart=2s', '"2s" for Query.cart is neither'],
    ['Query.cart=60001ms', '"60001ms" for Query.cart is neither'],
    ['Query.toString=500ms', '"Query.toString" is no field of the schema.'],
  ])('says what is wrong with %s', async (text, problem) => {
    await using shop = await start();
    const byHeader = await shop.ask(ASKED, { [HEADER]: text });
    expect(byHeader.status).toBe(400);
    expect(byHeader.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', retryable: false });
    expect(byHeader.errors?.[0]?.message).toContain(`The header x-haat-simulate can't be used: ${problem}`);
    expect(byHeader.errors?.[0]?.message).toContain('Write it like "Query.cart=UPSTREAM_TIMEOUT');
    const byCookie = await shop.ask(ASKED, { cookie: cookie(text) });
    expect(byCookie.errors?.[0]?.message).toContain(`The cookie haat-simulate can't be used: ${problem}`);
  });
});
