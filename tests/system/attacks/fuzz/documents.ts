import fc from 'fast-check';
import { getOperationAST, parse, visit, type DocumentNode, type GraphQLSchema } from 'graphql';
import { EXAMPLES } from '../../../support/graphql/examples.ts';
import { variablesOf } from './fitting-json.ts';
import { oddJson, ODD_NAMES, oddName } from './odd-values.ts';

/** `variables` is JSON or an empty text. */
export interface GraphqlShot {
  query: string;
  variables?: string;
  operationName?: string;
}

/** What may stand where a value does. */
const LITERALS = [
  'null',
  'true',
  'TRUE',
  'DELIVERED',
  '1e999',
  '-0',
  '00',
  '9'.repeat(60),
  '"\\u0000\\uD800"',
  '"\\u{1F4A9}"',
  '"\\x"',
  '"""\\""" block\n  text """',
  '[[[1]]]',
  '{ __proto__: 1 }',
  '{ a: 1, a: 2 }',
  '$undeclared',
];
/** What may stand behind a field. */
const BEHIND = [
  '@include(if: true)',
  '@skip(if: false)',
  '@include(if: null)',
  '@include',
  '@skip(if: [true])',
  '@include(if: true, unless: 1)',
  '@deprecated(reason: "x")',
  '@auth(requires: USER)',
  '@cacheControl(maxAge: 100, scope: PUBLIC)',
  '@defer',
  '@stream(initialCount: 0)',
  '@__proto__',
];
/** What may stand before a field. */
const BEFORE = [
  ...ODD_NAMES.map((name) => `${name}:`),
  '__typename',
  '... { __typename }',
  '... @include(if: true) { __typename }',
  '...Nothing',
  '... on Nothing { a }',
  '__schema { types { name } }',
  'nothing',
];
/** What may stand anywhere, mostly in vain. */
const SIGNS = ['{', '}', '(', ')', ':', '$', '!', 'mutation', 'subscription', 'fragment F on Query { ...F }', '{ a }'];

type Edit = [from: number, to: number, put: string];

/** What may be done to a document at its fields and values. */
function editsOf(document: string, ast: DocumentNode): fc.Arbitrary<Edit> {
  const before: number[] = [];
  const behind: number[] = [];
  const values: [from: number, to: number][] = [];
  visit(ast, {
    Field({ loc, selectionSet }) {
      if (!loc) return;
      before.push(loc.start);
      behind.push(selectionSet?.loc?.start ?? loc.end);
    },
    Argument({ value: { loc } }) {
      if (loc) values.push([loc.start, loc.end]);
    },
  });
  const at = (places: number[], put: string[]): fc.Arbitrary<Edit> =>
    fc.tuple(fc.constantFrom(...places), fc.constantFrom(...put)).map(([place, text]) => [place, place, text]);
  const value = fc.tuple(fc.constantFrom(...values, [0, 0] as const), fc.constantFrom(...LITERALS));
  return fc.oneof(
    { weight: 8, arbitrary: at(before, BEFORE) },
    { weight: 8, arbitrary: at(behind, BEHIND) },
    { weight: 4, arbitrary: value.map(([[from, to], text]): Edit => [from, to, text]) },
    {
      weight: 1,
      arbitrary: at(
        [...document.matchAll(/ |$/g)].map(({ index }) => index),
        SIGNS,
      ),
    },
  );
}

/** The examples of the sandbox, one for each operation of the schema, with a few odd things put into them. */
export function documentsOf(schema: GraphQLSchema): fc.Arbitrary<GraphqlShot> {
  return fc.constantFrom(...EXAMPLES).chain(({ document, name }) => {
    const ast = parse(document);
    const operation = getOperationAST(ast);
    const query = fc
      .array(editsOf(document, ast), { maxLength: 3 })
      .map((edits) =>
        edits
          .toSorted(([one], [other]) => other - one)
          .reduce((text, [from, to, put]) => `${text.slice(0, from)} ${put} ${text.slice(to)}`, document),
      );
    return fc.record(
      {
        query,
        variables: fc.oneof(
          { weight: 20, arbitrary: operation ? variablesOf(schema, operation) : oddJson },
          { weight: 1, arbitrary: oddJson },
        ),
        operationName: fc.oneof(fc.constant(name), oddName, fc.constant('')),
      },
      { requiredKeys: ['query'] },
    );
  });
}
