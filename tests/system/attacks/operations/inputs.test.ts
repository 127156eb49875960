import fc from 'fast-check';
import { parse } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { shopSchema } from '../../../../gateway/graphql/schema.ts';
import type { Ask } from '../../../../schema/examples/example-shop.ts';
import { EXAMPLE_VARIABLES, type Variables } from '../../../../schema/examples/variables.ts';
import { ACCOUNTS } from '../../../../upstream/seed/accounts.ts';
import { EXAMPLES } from '../../../support/graphql/examples.ts';
import { fittingVariables } from '../../../support/graphql/fitting-variables.ts';
import { startShop, type Visitor } from '../../../support/servers/shop.ts';
import { shopForTests } from '../../../support/servers/for-tests.ts';

const SCHEMA = shopSchema();
const NESTED = `query Nested($id: ID!, $reviews: Int, $recommended: Int) {
  product(id: $id) { reviews(first: $reviews) { id } recommended(first: $recommended) { id } }
}`;

/** Operations with inputs. The example of ClearCart has inputs only to fill the cart before. */
const OPERATIONS = [...EXAMPLES, { name: 'Nested', document: NESTED, role: null }]
  .map(({ name, document, role }) => ({ name, document, role, parsed: parse(document) }))
  .filter(({ name, document }) => document.includes('$') && name !== 'ClearCart');

/** Optional inputs that the examples leave out, so that every input is present and valid, except for the tested one. */
const FURTHER: Record<string, Variables> = {
  Nested: { id: '0'.repeat(24), reviews: 2, recommended: 2 },
  Products: {
    filter: {
      search: 'a',
      categories: ['clothing'],
      brands: ['Apple'],
      minPrice: 1,
      maxPrice: 90_000,
      ratings: [4],
      priceRanges: [{ min: 200, max: 1000 }],
    },
  },
  Catalogue: {
    filter: {
      search: 'a',
      ids: ['0'.repeat(24)],
      categories: ['clothing'],
      brands: ['Apple'],
      minPrice: 1,
      maxPrice: 90_000,
      minStock: 0,
      minRating: 1,
      maxRating: 5,
    },
  },
  AllOrders: {
    status: 'PENDING',
    filter: { search: 'lamp', from: '2026-01-01', to: '2026-12-31', minTotal: 1, maxTotal: 90_000 },
  },
  PlaceOrder: { input: { shownTotal: 1 } },
  Register: { input: { avatar: '/pictures/a.jpg' } },
  CreateUser: { input: { avatar: '/pictures/a.jpg' } },
  UpdateUser: { changes: { name: 'Meera', email: 'meera.iyer@example.com', avatar: '/pictures/a.jpg', role: 'USER' } },
  UpdateProduct: {
    changes: {
      title: 'Chair',
      image: '/pictures/a.jpg',
      images: ['/pictures/b.jpg'],
      brand: 'aldo',
      category: 'clothing',
      originalPrice: 900,
      description: 'For sitting.',
    },
  },
};

type Path = readonly (string | number)[];
const leaves = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, Array.isArray(value) ? Number(key) : key]))
    : [path];
const merged = (one: unknown, other: unknown): unknown =>
  isObject(one) && isObject(other)
    ? { ...one, ...Object.fromEntries(Object.entries(other).map(([key, part]) => [key, merged(one[key], part)])) }
    : other;
/** Numbers that never come to the API: with them, nothing of the operation does. */
const FOR_THE_INDEX = ['filter.minDiscountPrice', 'filter.maxDiscountPrice'];
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const valueAt = (value: unknown, [key, ...rest]: Path): unknown =>
  key === undefined ? value : valueAt((value as Record<string, unknown>)[key], rest);
const changedAt = (value: unknown, [key, ...rest]: Path, to: unknown): unknown => {
  if (key === undefined) return to;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = changedAt(copy[key], rest, to);
  return copy;
};

const NASTY = fc.oneof(
  fc.constantFrom(
    ...['\0', '\t', '\n', '\r\n', '\u001b[2J', '\u007f', '\u0085', '\u2028', '\u2029', '\u202e', '\u2066', '\ud800'],
    ...['a\udfff', '', ' ', '0'.repeat(15), '9'.repeat(15), '9'.repeat(40), 'x'.repeat(6000), '%', "'", '\\', '\ufeff'],
    ...['null', '{}', '[]', '../../../', '?a=b', 'null\0', '0123456789', '\u{1F4A9}', '٣٤٥', 'é', '\u0301'],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const NUMBER = fc.oneof(
  fc.constantFrom(
    ...[-(2 ** 31), -1, 0, -0, 1, 51, 1000, 1001, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e12, 1e21, 1e308, 5e-324],
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Invisible characters. Texts of several lines may contain line breaks, and some texts are trimmed. */
const HIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
function hasHidden(field: unknown, text: string): boolean {
  if (field === 'description' || field === 'comment') return HIDDEN.test(text.replaceAll(/[\r\n]/g, ''));
  return HIDDEN.test(field === 'email' || field === 'postalCode' ? text.trim() : text);
}

describe('whatever stands in one input of an operation', () => {
  // Without the cache: it reads what is old once more in the background, which counts as a call of the next operation.
  const shop = shopForTests(() => startShop({ without: ['rates', 'cache'] }));
  let staff: Visitor;
  beforeAll(async () => {
    staff = await shop.as('superAdmin');
  });

  /** Valid variables of an operation, with all of its inputs. */
  async function rightVariables(name: string): Promise<Variables> {
    const ask: Ask = async <Data>(document: string, variables?: Variables) =>
      (await staff.query<Data>(document, variables)).data;
    const { email = '', password = '' } = ACCOUNTS.find(({ role }) => role === 'user') ?? {};
    const example = await EXAMPLE_VARIABLES[name]?.({ ask, account: { email, password }, made: [] });
    return merged(example ?? {}, FURTHER[name] ?? {}) as Variables;
  }

  test.each(OPERATIONS)(
    '$name, the answer blames neither the API nor the gateway, and no call is made with hidden characters',
    { timeout: 120_000 },
    async ({ name, document, role, parsed }) => {
      const right = await rightVariables(name);
      const paths = leaves(right);
      const named = (of: Path[]) => [
        ...new Set(of.map((path) => path.filter((key) => typeof key === 'string').join('.'))),
      ];
      const inputs = named(leaves(fittingVariables(SCHEMA, parsed)));
      expect(named(paths).sort()).toEqual(inputs.filter((input) => !FOR_THE_INDEX.includes(input)).sort());

      const { cookie = '', token = '' } = staff.held;
      const attempt = fc.constantFrom(...paths).chain((path) => {
        const before = valueAt(right, path);
        const text = NASTY.chain((nasty) =>
          fc.constantFrom(nasty, `${String(before)}${nasty}`, `${nasty}${String(before)}`),
        );
        return fc.record({ path: fc.constant(path), value: typeof before === 'number' ? NUMBER : text });
      });
      await fc.assert(
        fc.asyncProperty(attempt, async ({ path, value }) => {
          const calls = shop.upstreamCalls.length;
          const variables = changedAt(right, path, value) as Variables;
          const { errors } = await shop.query(document, variables, role === null ? {} : { cookie, token });
          const codes = errors.map(({ extensions }) => extensions?.['code']);
          expect(codes).not.toContain('UPSTREAM_BAD_RESPONSE');
          expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
          const field = path.findLast((key) => typeof key === 'string');
          // A password may contain any character: it is hashed, and never stored or shown.
          if (typeof value === 'string' && !/password/i.test(String(field)) && hasHidden(field, value)) {
            expect(shop.upstreamCalls.slice(calls)).toEqual([]);
          }
        }),
        { numRuns: 8 * paths.length },
      );
    },
  );

  test('choices that are too long together for an address are refused; in plain letters there may be as many as there may be', async () => {
    const document = 'query ($filter: ProductFilter) { products(filter: $filter) { items { id } } }';
    const ask = async (letter: string) => {
      const twenty = Array.from({ length: 20 }, (_, n) => `${n}`.padEnd(100, letter));
      const { errors } = await shop.query(document, { filter: { search: 'a', categories: twenty, brands: twenty } });
      return errors.map(({ extensions }) => [extensions?.['code'], Object.keys(extensions?.['fields'] ?? {})].flat());
    };
    expect(await ask('a')).toEqual([]);
    expect(await ask('क')).toEqual([['BAD_USER_INPUT', 'filter']]);
  });

  test('a page that no list has is refused before any call, and so is a number that is none', async () => {
    const calls = shop.upstreamCalls.length;
    for (const args of [
      'page: 2147483647, pageSize: 50',
      'page: 500001, pageSize: 1',
      'filter: { minPrice: 1e400 }',
      'filter: { maxPrice: 1e400 }',
      'filter: { priceRanges: [{ min: 1, max: 1e400 }] }',
    ]) {
      const { errors } = await shop.query(`{ products(${args}) { items { id } } }`);
      expect(errors[0]?.extensions?.['code'], args).toBe('BAD_USER_INPUT');
    }
    expect(shop.upstreamCalls).toHaveLength(calls);
    const last = await shop.query('{ products(page: 500000, pageSize: 1) { items { id } } }');
    expect(last).toMatchObject({ data: { products: { items: [] } }, errors: [] });
  });
});
