import { buildSchema, getOperationAST, parse, type ExecutionResult } from 'graphql';
import { expect, test } from 'vitest';
import { planOperation } from '../../../gateway/execution/operation.ts';

const SCHEMA = buildSchema(`
  input Wish { words: [String!] same: Wish }
  type Query { item: Item echo(wish: Wish, text: String = "none"): String }
  type Item { id: ID item: Item }
`);
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON', 'valueOf'];

/** Runs a document. What waits for nothing is there at once. */
function run(text: string, variables: Record<string, unknown> = {}, rootValue: unknown = {}): ExecutionResult {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('There is no operation');
  return planOperation(SCHEMA, document, operation)({ variables, rootValue }) as ExecutionResult;
}

test.each(NAMES)('%s is a response name like any other', (name) => {
  const rootValue = { item: { id: 'one', item: { id: 'two' } } };
  const { data, errors } = run(`{ ${name}: item { ${name}: item { ${name}: id } } }`, {}, rootValue);
  expect(errors).toBeUndefined();
  expect(JSON.stringify(Object.entries(data ?? {}))).toBe(`[["${name}",{"${name}":{"${name}":"two"}}]]`);
  expect(Object.prototype).not.toHaveProperty('id');
  expect(Object.getOwnPropertyNames(Object.prototype)).toContain('toString');
});

test.each(NAMES)('%s is a variable like any other', (name) => {
  const rootValue = { echo: ({ text }: { text: string }) => text, item: { id: 'one' } };
  const text = `query ($${name}: String = "default", $yes: Boolean = true) { echo(text: $${name}) item @include(if: $yes) { id } }`;
  expect(run(text, JSON.parse(`{ "${name}": "given" }`) as Record<string, unknown>, rootValue).data).toEqual({
    echo: 'given',
    item: { id: 'one' },
  });
  expect(run(text, {}, rootValue).data?.['echo']).toBe('default');
});

test.each(NAMES)('%s is no field of an input object', (name) => {
  const variables = JSON.parse(`{ "wish": { "${name}": { "words": ["polluted"] } } }`) as Record<string, unknown>;
  const { data, errors } = run('query ($wish: Wish) { echo(wish: $wish) }', variables);
  expect(data).toBeUndefined();
  expect(errors?.[0]?.message).toContain(`Field "${name}" is not defined by type "Wish".`);
});

test('a name of the prototype is no field of an object', () => {
  expect(run('{ item { id } }', {}, { item: Object.create({ id: 'inherited' }) as object }).data).toEqual({
    item: { id: 'inherited' },
  });
  expect(run('{ constructor __proto__ item { toString id } }', {}, { item: { id: 1 } }).data).toEqual({
    item: { id: '1' },
  });
});

test('what a resolver does to its arguments stays with that call', () => {
  const seen: string[] = [];
  const spoil = (args: { wish: { words: string[] }; text: string }): string => {
    seen.push(JSON.stringify(args));
    args.wish.words.push('spoiled');
    args.text = 'spoiled';
    return '';
  };
  const document = parse('{ echo(wish: { words: ["a"] }, text: "b") }');
  const operation = getOperationAST(document);
  if (!operation) throw new Error('There is no operation');
  const plan = planOperation(SCHEMA, document, operation);
  for (let time = 0; time < 3; time += 1) void plan({ rootValue: { echo: spoil } });
  expect(new Set(seen)).toEqual(new Set(['{"wish":{"words":["a"]},"text":"b"}']));
});

test('an input object that holds itself is coerced', () => {
  const rootValue = { echo: ({ wish }: { wish: unknown }) => JSON.stringify(wish) };
  const variables = { wish: { same: { same: { words: 'one' } } } };
  expect(run('query ($wish: Wish) { echo(wish: $wish) }', variables, rootValue).data).toEqual({
    echo: '{"same":{"same":{"words":["one"]}}}',
  });
});
