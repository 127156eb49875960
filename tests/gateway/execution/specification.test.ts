import { setImmediate as allSettled } from 'node:timers/promises';
import { execute, getOperationAST, parse, validate, type ExecutionResult } from 'graphql';
import { describe, expect, test } from 'vitest';
import { planOperation } from '../../../gateway/execution/operation.ts';
import { withoutAlarm } from './random/compare.ts';
import { executionSchema, VALUE_NAMES, type Log } from './world.ts';

type Variables = Record<string, unknown>;
type Case = readonly [rule: string, text: string, variables?: Variables, operationName?: string];

const schema = executionSchema();

/** One short case for each rule of section 6 of the GraphQL specification. graphql-js says what is right. */
const RULES: Record<string, readonly Case[]> = {
  'operations (6.1)': [
    ['the only one, without a name', '{ int(is: "one") }'],
    ['the one of this name', 'query A { a: __typename } query B { b: __typename }', {}, 'B'],
    ['a query that begins with its keyword', 'query { __typename }'],
    ['a mutation has its own root', 'mutation { __typename }'],
  ],
  'fields (6.3)': [
    ['come in the order of the document', '{ b: int(is: "later") a: int(is: "one") c: __typename }'],
    ['of one key are one', '{ int(is: "one") int(is: "one") }'],
    ['of one key have their selections merged', '{ cat(is: "cat") { name } cat(is: "cat") { lives name } }'],
    ['merge at any depth', '{ self { self { a: __typename } } self { self { b: __typename } } }'],
    [
      'keep the place of the first',
      '{ a: __typename b: __typename ...F } fragment F on Query { c: __typename a: __typename }',
    ],
    ['have another key by an alias', '{ x: int(is: "one") y: int(is: "half") }'],
    ['have any name as an alias', '{ __proto__: __typename constructor: int(is: "one") toString: int(is: "half") }'],
    ['are properties of the source', '{ cat(is: "cat") { name lives } }'],
    ['are functions of the source', '{ pet(is: "dog") { ... on Dog { barks } } }'],
  ],
  'fragments (6.3.2)': [
    ['by name', '{ ...F } fragment F on Query { int(is: "one") }'],
    ['named twice count once', '{ ...F ...F a: __typename } fragment F on Query { int(is: "one") }'],
    ['skipped once are taken when named again', '{ ...F @skip(if: true) ...F } fragment F on Query { __typename }'],
    ['inline without a type', '{ ... { int(is: "one") } }'],
    ['of the same type apply', '{ cat(is: "cat") { ... on Cat { lives } } }'],
    ['of an interface apply to its objects', '{ pet(is: "dog") { ... on Named { name } } }'],
    ['of a union apply to its objects', '{ named(is: "cat") { ... on Pet { ... on Cat { lives } } } }'],
    ['of another type do not apply', '{ pet(is: "dog") { ... on Cat { lives } __typename } }'],
    ['within fragments', '{ ...F } fragment F on Query { self { ...G } } fragment G on Query { __typename }'],
    ['differ for each item', '{ pets(is: "pets") { ... on Cat { a: name } ... on Dog { b: name } } }'],
  ],
  '@skip and @include': [
    ...[true, false].flatMap((yes): Case[] => [
      [`skip a field if ${yes}`, `{ a: __typename b: __typename @skip(if: ${yes}) }`],
      [`include a field if ${yes}`, `{ a: __typename b: __typename @include(if: ${yes}) }`],
      [
        `by a variable that is ${yes}`,
        'query ($v: Boolean!) { a: __typename @skip(if: $v) b: __typename @include(if: $v) }',
        { v: yes },
      ],
      [
        `by a default before ${yes}`,
        'query ($v: Boolean = true) { a: __typename @skip(if: $v) b: __typename @include(if: $v) }',
        { v: yes },
      ],
      [`an inline fragment by ${yes}`, `{ a: __typename ... @include(if: ${yes}) { b: __typename } }`],
      [`a named fragment by ${yes}`, `{ a: __typename ...F @skip(if: ${yes}) } fragment F on Query { b: __typename }`],
      [`both, skip being ${yes}`, `{ a: __typename b: __typename @skip(if: ${yes}) @include(if: true) }`],
      [`both, include being ${yes}`, `{ a: __typename b: __typename @skip(if: false) @include(if: ${yes}) }`],
    ]),
    ['by a default alone', 'query ($v: Boolean = true) { a: __typename @skip(if: $v) b: __typename @include(if: $v) }'],
    ['by a default that null replaces', 'query ($v: Boolean = true) { a: __typename @include(if: $v) }', { v: null }],
    ['leave an object without fields', '{ self { __typename @skip(if: true) } }'],
    ['skip one of two fields of a key', '{ self @skip(if: true) { a: __typename } self { b: __typename } }'],
  ],
  'arguments (6.4.1)': [
    ['left out have their default, or are not there', '{ echo }'],
    ['left out have their default, and none is required', '{ defaults }'],
    ['that are null stay null', '{ echo(n: null, three: null, list: null, wish: null) }'],
    ['replace a default', '{ echo(three: 5, four: 6, colour: RED) }'],
    ['of each scalar', '{ echo(n: 1, half: 2, text: "t", yes: false, id: 7, odd: { a: [1, "b"] }) }'],
    ['become a list of one', '{ echo(list: 1, nested: 2) }'],
    ['become lists within a list', '{ echo(nested: [[1, null], null]) }'],
    ['of an input object have its defaults', '{ echo(wish: { must: 1 }) }'],
    [
      'of an input object within another',
      '{ echo(wish: { must: 1, seven: null, more: { must: 2, colour: RED, list: 3 } }) }',
    ],
    ['of exactly one', '{ echo(one: { b: "x" }) }'],
    ['by a variable', 'query ($n: Int) { echo(n: $n) }', { n: 2 }],
    ['by a variable that is not given', 'query ($n: Int) { echo(n: $n, three: $n) }'],
    ['by a variable that is null', 'query ($n: Int) { echo(n: $n, three: $n) }', { n: null }],
    ['that must be, by a variable not given', 'query ($n: Int) { echo(four: $n) }'],
    ['that must be, by a variable that is null', 'query ($n: Int) { a: __typename echo(four: $n) }', { n: null }],
    ['that must be, without a default', 'query ($n: Int = 1) { needs(n: $n) }', { n: null }],
    ['with null for an item that must be', 'query ($n: Int = 1) { echo(list: [1, $n]) }', { n: null }],
    ['with variables in a list', 'query ($n: Int!) { echo(list: [1, $n]) }', { n: 2 }],
    ['with a missing variable in a list', 'query ($n: Int) { echo(nested: [[1, $n]]) }'],
    [
      'with variables in an input object',
      'query ($n: Int!, $s: Int) { echo(wish: { must: $n, seven: $s }) }',
      { n: 2 },
    ],
    ['of exactly one, by a variable', 'query ($b: String!) { echo(one: { b: $b }) }', { b: 'x' }],
  ],
  'variables (6.1.2)': [
    ...(
      [
        ['Int', 'n', [1, null, 1.5, '1', true, 2 ** 31, [1], undefined]],
        ['Int!', 'n', [0, null, undefined]],
        ['Int = 8', 'n', [1, null, undefined]],
        ['Float', 'half', [1, 1.5, '1.5', null]],
        ['String', 'text', ['t', '', 1, true, null]],
        ['Boolean', 'yes', [true, false, 1, 'true']],
        ['ID', 'id', ['a', 1, 1.5, true]],
        ['Odd', 'odd', [{ a: [1] }, 'x', null]],
        ['Colour', 'colour', ['RED', 'PINK', 1, null, undefined]],
        ['[Int!]', 'list', [[1, 2], 1, [], [null], [1, 'x', 'y'], null, undefined]],
        ['[[Int]]', 'nested', [[[1, null], null], [1], 1, [[['x']]]]],
        [
          'Wish',
          'wish',
          [
            { must: 1 },
            { must: null },
            {},
            { must: 1, other: 2 },
            1,
            [],
            { must: 1, seven: null, list: 4 },
            { must: 1, more: { must: 2 } },
            { must: 1, more: [{}] },
            null,
          ],
        ],
        ['One', 'one', [{ a: 1 }, { b: 'x' }, {}, { a: 1, b: 'x' }, { a: null }]],
      ] as const
    ).flatMap(([type, argument, values]) =>
      values.map((v): Case => [
        `${type} from ${JSON.stringify(v)}`,
        `query ($v: ${type}) { echo(${argument}: $v) }`,
        v === undefined ? {} : { v },
      ]),
    ),
    ['several that are wrong', 'query ($a: Int!, $b: Colour) { echo(n: $a, colour: $b) }', { b: 'PINK' }],
    ['that the operation does not know', '{ echo }', { n: 1 }],
  ],
  'values (6.4.3)': [
    ...[
      'int',
      'float',
      'string',
      'boolean',
      'id',
      'odd',
      'colour',
      'list',
      'items',
      'lists',
      'must',
      'mustList',
    ].flatMap((field) =>
      VALUE_NAMES.map((is): Case => [`${field} from ${is}`, `{ a: __typename self { ${field}(is: "${is}") } }`]),
    ),
    ...['named', 'pet', 'cat', 'pets', 'allPets', 'mustCat'].flatMap((field) =>
      VALUE_NAMES.map((is): Case => [
        `${field} from ${is}`,
        `{ a: __typename self { ${field}(is: "${is}") { __typename ... on Cat { name lives } } } }`,
      ]),
    ),
    ['an abstract field within an object', '{ cat(is: "cat") { friend { __typename ... on Dog { name } } } }'],
  ],
  'errors (6.4.4)': [
    ['make a field null, and its neighbours stay', '{ a: int(is: "throws") b: int(is: "one") }'],
    ['tell the alias in their path', '{ x: self { y: int(is: "throws") } }'],
    ['tell each place of a merged field', '{ int(is: "throws") int(is: "throws") }'],
    ['tell a place once when its fragment is named twice', '{ ...F ...F } fragment F on Query { int(is: "throws") }'],
    ['tell the item in their path', '{ list(is: "failing") }'],
    ['of null go up to the object', '{ self { must(is: "nil") a: __typename } b: __typename }'],
    ['of null go up through what must be', '{ self { mustSelf { mustSelf { must(is: "nil") } } } }'],
    ['of null go up to the data', '{ mustSelf { must(is: "nil") } a: __typename }'],
    ['of a rejection go up to the data', '{ mustSelf { must(is: "rejects") } a: int(is: "one") }'],
    ['of null go up to an item', '{ pets(is: "pets") { ... on Cat { lives } } cat(is: "lifeless") { lives } }'],
    ['of items come item by item', '{ pets(is: "nameless") { ... on Cat { a: name b: name } } }'],
    ['of items that are null come item by item', '{ pets(is: "nameless") { ... on Cat { a: name lives b: name } } }'],
    [
      'below what is null already',
      '{ self { a: mustSelf { must(is: "rejects") } b: mustSelf { must(is: "rejects") } } }',
    ],
    [
      'after what is null already',
      '{ self { a: int(is: "rejects") b: must(is: "rejects") c: int(is: "throws") d: must(is: "nil") } }',
    ],
    ['of several fields are all told', '{ a: int(is: "throws") b: int(is: "rejects") c: int(is: "text") }'],
    ['before and after a wait', '{ self { a: int(is: "rejects") b: int(is: "throws") } c: int(is: "throws") }'],
  ],
  'mutations (6.2.2)': [
    [
      'run one after the other',
      'mutation { a: step(name: "a") { __typename } b: step(name: "b") { __typename } c: step(name: "c") { __typename } }',
    ],
    [
      'go on after an error',
      'mutation { a: step(name: "a", fails: true) { __typename } b: step(name: "b") { __typename } }',
    ],
    [
      'end with one that must be',
      'mutation { a: mustStep(name: "a", fails: true) { __typename } b: step(name: "b") { __typename } }',
    ],
    ['of one key run once', 'mutation { step(name: "a") { a: __typename } step(name: "a") { b: int(is: "one") } }'],
  ],
  introspection: [
    ['the name of an object', '{ __typename self { __typename } pet(is: "cat") { __typename } }'],
    [
      'a type',
      '{ __type(name: "Cat") { kind name fields { name type { kind ofType { name } } } interfaces { name } } }',
    ],
    ['a type that is not there', '{ __type(name: "Fish") { name } }'],
    ['a type by a variable', 'query ($n: String!) { __type(name: $n) { enumValues { name } } }', { n: 'Colour' }],
    ['inputs and defaults', '{ __type(name: "Wish") { inputFields { name defaultValue } } }'],
    [
      'the schema',
      '{ __schema { queryType { name } mutationType { name } types { name } directives { name locations } } }',
    ],
  ],
};

describe.each(Object.entries(RULES))('%s', (_section, cases) => {
  test.for(cases)('%s', async ([, text, variables = {}, operationName]) => {
    const document = parse(text);
    expect(validate(schema, document)).toEqual([]);
    const operation = getOperationAST(document, operationName);
    if (!operation) throw new Error('There is no such operation');
    const run = planOperation(schema, document, operation);
    const expected = await withoutAlarm(() =>
      shown((contextValue) => execute({ schema, document, contextValue, variableValues: variables, operationName })),
    );
    expect(await shown((context) => run({ context, variables }))).toBe(expected);
    expect(await shown((context) => run({ context, variables }))).toBe(expected); // a plan runs more than once
  });
});

/** The whole answer as text, and the steps of its mutations: the order counts, too. */
async function shown(start: (log: Log) => ExecutionResult | Promise<ExecutionResult>): Promise<string> {
  const log: Log = [];
  const { data, errors } = await start(log);
  await allSettled(); // a promise that was forgotten rejects within this run
  return JSON.stringify({ errors, data, log }, undefined, 1);
}
