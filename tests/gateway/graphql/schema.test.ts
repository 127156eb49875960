import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLResolveInfo,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { tidyArguments } from '../../../gateway/graphql/schema.ts';
import { readSchemaText } from '../../../gateway/graphql/sdl.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

const ID = '0123456789ABCDEF01234567';

/** Each field gives the arguments that its resolver gets. */
const schema = tidyArguments(
  mapSchema(buildSchema(readSchemaText()), {
    [MapperKind.OBJECT_FIELD]: (field) => ({ ...field, resolve: (_root, args: unknown) => args }),
  }),
);

interface Input {
  name: string;
  type: GraphQLInputType;
  defaultValue?: unknown;
}

/** What a client may send for inputs: null where there is a default, ids in upper case; and what has to come of it. */
function valuesFor(inputs: readonly Input[], tidy: boolean): Record<string, unknown> {
  return Object.fromEntries(
    inputs.flatMap(({ name, type, defaultValue }) => {
      if (defaultValue !== undefined && !isNonNullType(type)) return [[name, tidy ? defaultValue : null]];
      const value = valueFor(type, tidy);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function valueFor(type: GraphQLInputType, tidy: boolean): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const item = valueFor(nullable.ofType, tidy);
    return item === undefined ? undefined : [item];
  }
  if (isInputObjectType(nullable)) return valuesFor(Object.values(nullable.getFields()), tidy);
  return getNamedType(type).name === 'ID' ? (tidy ? ID.toLowerCase() : ID) : undefined;
}

const FIELDS = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) =>
    Object.values(isObjectType(type) ? type.getFields() : {}).map((field) => ({ of: type.name, field })),
  )
  .filter(({ field }) => Object.keys(valuesFor(field.args, true)).length > 0);

test.each(FIELDS.map(({ of, field }) => [`${of}.${field.name}`, field] as const))(
  '%s takes its defaults for null, and ids in one spelling',
  (_name, field) => {
    const got = field.resolve?.({}, valuesFor(field.args, false), {}, {} as GraphQLResolveInfo);
    expect(got).toEqual(valuesFor(field.args, true));
  },
);

test('the schema has fields of both kinds', () => {
  const names = FIELDS.map(({ of, field }) => `${of}.${field.name}`);
  expect(names).toEqual(expect.arrayContaining(['Query.products', 'Query.product', 'Product.recommended']));
  expect(names).toEqual(expect.arrayContaining(['Mutation.addToCart', 'Mutation.placeOrder']));
});

describe('in the shop', () => {
  const shop = shopForTests();

  const ONE = `query ($page: Int, $size: Int) {
    products(page: $page, pageSize: $size) { items { id recommended(first: null) { id } } pageInfo { page pageSize } }
  }`;

  test('null takes the default, of a literal and of a variable', async () => {
    const [given, literal] = [
      await shop.query<{ products: { items: { id: string; recommended: unknown[] }[] } }>(ONE, {
        page: null,
        size: null,
      }),
      await shop.query('{ products(page: null, pageSize: null) { pageInfo { page pageSize } } }'),
    ];
    expect([given.errors, literal.errors]).toEqual([[], []]);
    expect(given.data).toMatchObject({ products: { pageInfo: { page: 1, pageSize: 12 } } });
    expect(given.data.products.items[0]?.recommended.length).toBeLessThanOrEqual(8);
    expect(literal.data).toMatchObject({ products: { pageInfo: { page: 1, pageSize: 12 } } });
    const person = await shop.as('user');
    const id = given.data.products.items[0]?.id;
    const added = await person.query(
      'mutation ($id: ID!) { addToCart(productId: $id, quantity: null) { code cart { items { quantity } } } }',
      { id },
    );
    expect(added).toMatchObject({ data: { addToCart: { code: 'ADDED', cart: { items: [{ quantity: 1 }] } } } });
    const summary = await person.query(
      'query ($id: ID!) { checkoutSummary(items: [{ productId: $id, quantity: null }]) { itemsPrice } }',
      { id },
    );
    expect(summary.errors).toEqual([]);
    await person.query('mutation { clearCart { code } }');
  });

  test('an id in upper case is the same product to cart, order and catalogue', async () => {
    const { data } = await shop.query<{ products: { items: { id: string }[] } }>(
      '{ products(pageSize: 50) { items { id } } }',
    );
    const id = data.products.items.map((product) => product.id).find((one) => /[a-f]/.test(one)) ?? '';
    const upper = id.toUpperCase();
    expect(upper).not.toBe(id);
    expect((await shop.query(`{ product(id: "${upper}") { id } }`)).data).toEqual({ product: { id } });
    const person = await shop.as('user');
    const ADD = 'mutation ($id: ID!) { addToCart(productId: $id) { code cart { items { id quantity } } } }';
    await person.query(ADD, { id });
    const again = await person.query(ADD, { id: upper });
    expect(again.data).toMatchObject({ addToCart: { cart: { items: [{ id }] } } });
    const twice = await person.query(
      'query ($items: [OrderItemInput!]) { checkoutSummary(items: $items) { payable } }',
      {
        items: [{ productId: id }, { productId: upper }],
      },
    );
    expect(twice.errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { items: 'Name every product once, with its quantity.' } } },
    ]);
    await person.query('mutation { clearCart { code } }');
  });
});
