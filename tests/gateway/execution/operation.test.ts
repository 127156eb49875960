import { buildSchema, getOperationAST, isObjectType, parse, type GraphQLFieldResolver } from 'graphql';
import { expect, test } from 'vitest';
import { planOperation } from '../../../gateway/execution/operation.ts';

type Resolver = GraphQLFieldResolver<unknown, unknown>;

const SDL = `
  type Query { items: [Item!]! one: Item text(of: String = "none", in: [String!]): String }
  type Mutation { first: String second: String }
  type Item { id: ID name: String more: [Item] price: Int }
`;

/** Plans a document with resolvers by `Type.field`. */
function plan(text: string, resolvers: Record<string, Resolver> = {}) {
  const schema = buildSchema(SDL);
  for (const [name, resolve] of Object.entries(resolvers)) {
    const [typeName = '', fieldName = ''] = name.split('.');
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (!field) throw new Error(`There is no field ${name}`);
    field.resolve = resolve;
  }
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('There is no operation');
  return planOperation(schema, document, operation);
}

const ITEMS = [
  { id: 1, name: 'one', price: 3 },
  { id: 2, name: 'two', price: 4 },
];

test('properties are read without a promise, and the result is there at once', () => {
  const run = plan('{ items { id name more { id } } }');
  expect(run({ rootValue: { items: ITEMS } })).toEqual({
    data: {
      items: [
        { id: '1', name: 'one', more: null },
        { id: '2', name: 'two', more: null },
      ],
    },
  });
});

test('one promise of a resolver makes one promise of the run', async () => {
  const run = plan('{ items { id } }', { 'Query.items': async () => ITEMS });
  const result = run({});
  expect(result).toBeInstanceOf(Promise);
  expect(await result).toEqual({ data: { items: [{ id: '1' }, { id: '2' }] } });
});

test('a field is resolved for all items before the next one is', () => {
  const calls: string[] = [];
  const told =
    (field: string): Resolver =>
    (source) => {
      calls.push(`${field} ${(source as { id: number }).id}`);
      return null;
    };
  const run = plan('{ items { name price more { id } } }', {
    'Item.name': told('name'),
    'Item.price': told('price'),
    'Item.more': told('more'),
  });
  void run({ rootValue: { items: ITEMS } });
  expect(calls).toEqual(['name 1', 'name 2', 'price 1', 'price 2', 'more 1', 'more 2']);
});

test('items that come as promises go on as each of them comes', async () => {
  const [one, two] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const calls: unknown[] = [];
  const run = plan('{ items { id } }', { 'Item.id': (source) => (calls.push(source), 'x') });
  const result = run({ rootValue: { items: [one.promise, two.promise] } });
  two.resolve('second');
  await two.promise;
  expect(calls).toEqual(['second']);
  one.resolve('first');
  expect(await result).toEqual({ data: { items: [{ id: 'x' }, { id: 'x' }] } });
});

test('a result ends without what is still pending beside an error that makes all of it null', async () => {
  const failing = Promise.reject<unknown>(new Error('no items'));
  const run = plan('{ one { id } items { id } }', {
    'Query.one': () => new Promise(() => undefined),
    'Query.items': () => failing,
  });
  const { data, errors } = await run({});
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ message: 'no items', path: ['items'] }]);
});
