import fc from 'fast-check';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { jsonOf } from './fitting-json.ts';
import { objectText, oddJson, ODD_NAMES, oddName } from './odd-values.ts';

/** `variables` is JSON or an empty text. */
export interface GraphqlShot {
  query: string;
  variables?: string;
  operationName?: string;
}

const rarely = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>, weight = 40): fc.Arbitrary<Value> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** One variable name per type, so that a used variable can be declared. */
const variableFor = (type: GraphQLInputType, types: string[]): string => {
  const text = String(type);
  if (!types.includes(text)) types.push(text);
  return ODD_NAMES[types.indexOf(text)] ?? `v${types.indexOf(text)}`;
};

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
  '""" \\""" block\n  text """',
  '""""""',
  '[]',
  '[[[1]]]',
  '{}',
  '{ __proto__: 1 }',
  '{ a: 1, a: 2 }',
  '$undeclared',
];
const DIRECTIVES = [
  '@include(if: true)',
  '@skip(if: false)',
  '@include(if: null)',
  '@include',
  '@skip(if: "true")',
  '@skip(if: [true])',
  '@include(if: true, unless: 1)',
  '@deprecated(reason: "x")',
  '@auth(requires: USER)',
  '@cacheControl(maxAge: 100, scope: PUBLIC)',
  '@specifiedBy(url: "x")',
  '@defer',
  '@stream(initialCount: 0)',
  '@oneOf',
  '@__proto__',
];

/** Documents by the grammar of a schema. Most of them are valid. */
export function documentsOf(schema: GraphQLSchema): fc.Arbitrary<GraphqlShot> {
  const types: string[] = [];
  const variableTypes = new Map<string, GraphQLInputType>();
  const selections = new Map<string, fc.Arbitrary<string>>();

  const directives = fc
    .array(fc.oneof(fc.constantFrom(...DIRECTIVES), condition()), { maxLength: 2 })
    .map((list) => list.join(' '));
  const maybeDirectives = fc.oneof(
    { weight: 16, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: condition() },
    { weight: 1, arbitrary: directives },
  );

  function use(type: GraphQLInputType): string {
    const name = variableFor(type, types);
    variableTypes.set(name, type);
    return `$${name}`;
  }

  function condition(): fc.Arbitrary<string> {
    const [include] = schema.getDirective('include')?.args ?? [];
    const given = include ? use(include.type) : 'true';
    return fc.constantFrom(`@include(if: ${given})`, `@skip(if: ${given})`);
  }

  function literal(type: GraphQLInputType): fc.Arbitrary<string> {
    if (isNonNullType(type)) return literal(type.ofType);
    if (isListType(type)) return fc.array(value(type.ofType), { maxLength: 3 }).map((items) => `[${items.join(' ')}]`);
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
    if (isInputObjectType(type)) return args(Object.values(type.getFields())).map((fields) => `{${fields}}`);
    return jsonOf(type);
  }
  function value(type: GraphQLInputType): fc.Arbitrary<string> {
    const given = fc.constant(use(type));
    return rarely(
      fc.oneof({ weight: 2, arbitrary: given }, { weight: 3, arbitrary: literal(type) }),
      fc.constantFrom(...LITERALS),
    );
  }
  function args(list: readonly Pick<GraphQLArgument, 'name' | 'type'>[]): fc.Arbitrary<string> {
    const parts = list.map(({ name, type }) =>
      fc.option(
        value(type).map((given) => `${name}: ${given}`),
        { freq: isNonNullType(type) ? 30 : 2 },
      ),
    );
    return fc.tuple(...parts).map((given) => given.filter((part) => part !== null).join(', '));
  }

  function field(of: GraphQLField<unknown, unknown>, depth: number): fc.Arbitrary<string> {
    const type = getNamedType(of.type);
    const within = isCompositeType(type)
      ? rarely(selectionSet(type.name, depth - 1), fc.constant(''))
      : rarely(fc.constant(''), fc.constant('{ a }'), 40);
    return fc
      .tuple(fc.option(oddName, { freq: 3 }), args(of.args), maybeDirectives, within)
      .map(
        ([alias, given, directed, set]) =>
          `${alias === null ? '' : `${alias}: `}${of.name}${given && `(${given})`} ${directed} ${set}`,
      );
  }

  function selectionSet(typeName: string, depth: number): fc.Arbitrary<string> {
    const name = `${typeName} ${Math.max(depth, 0)}`;
    const known = selections.get(name);
    if (known) return known;
    const type = schema.getType(typeName);
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const shallow = fields.filter((of) => depth > 0 || !isCompositeType(getNamedType(of.type)));
    const own = shallow.map((of) => ({ weight: 12, arbitrary: field(of, depth) }));
    const made = fc.oneof(
      ...own,
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '__typename',
          '__proto__: __typename',
          `...On${typeName}`,
          `...On${typeName} @include(if: true)`,
        ),
      },
      { weight: 1, arbitrary: maybeDirectives.map((directed) => `... on ${typeName} ${directed} { __typename }`) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'nothing',
          '...Nothing',
          '... { __typename }',
          '__schema { types { name } }',
          '... on Nothing { a }',
        ),
      },
    );
    const set = fc.array(made, { minLength: 1, maxLength: 3 }).map((parts) => `{ ${parts.join(' ')} }`);
    selections.set(name, set);
    return set;
  }

  const operation = fc
    .tuple(
      rarely(fc.constantFrom('query', 'query', 'query', 'mutation'), fc.constantFrom('subscription', 'fragment', '')),
      fc.oneof(oddName, fc.constantFrom('', 'A', 'B')),
      rarely(fc.constant(''), directives),
    )
    .chain(([kind, name, directed]) =>
      selectionSet(kind === 'mutation' ? 'Mutation' : 'Query', 3).map((set) => ({ kind, name, directed, set })),
    );

  /** The definitions of the fragments that a text uses, each on the type that its name contains. */
  function fragmentsFor(text: string, cyclic: boolean): string {
    const names = new Set([...text.matchAll(/\.\.\.On(\w+)/g)].map(([, name = '']) => name));
    return [...names]
      .map((name) => `fragment On${name} on ${name} { __typename ${cyclic ? `...On${name}` : ''} }`)
      .join('\n');
  }
  function declarationsFor(text: string, fallback: string): string {
    const names = new Set([...text.matchAll(/\$(\w+)/g)].map(([, name = '']) => name));
    const declared = [...names].flatMap(
      (name) => variableTypes.get(name) && `$${name}: ${String(variableTypes.get(name))}${fallback}`,
    );
    return declared.length > 0 ? `(${declared.filter(Boolean).join(', ')})` : '';
  }

  return fc
    .tuple(
      fc
        .array(operation, { minLength: 1, maxLength: 2 })
        .map((list) => (list.length > 1 && list[0]?.name === list[1]?.name ? list.slice(1) : list)),
      fc.record({
        cyclic: rarely(fc.constant(false), fc.constant(true)),
        fallback: rarely(fc.constant(''), fc.constantFrom(' = null', ' = true', ' = 1', ' = "x"', ' @a'), 10),
      }),
      fc.option(fc.oneof(oddName, fc.constantFrom('A', 'B', '')), { freq: 3, nil: undefined }),
    )
    .chain(([operations, { cyclic, fallback }, operationName]) => {
      const bodies = operations
        .map(
          ({ kind, name, directed, set }) =>
            `${kind} ${name}${declarationsFor(`${directed} ${set}`, fallback)} ${directed} ${set}`,
        )
        .join('\n');
      const query = `${bodies}\n${fragmentsFor(bodies, cyclic)}`;
      const used = [...new Set([...query.matchAll(/\$(\w+)/g)].map(([, name = '']) => name))];
      const given = used.flatMap((name) => {
        const type = variableTypes.get(name);
        return type
          ? [
              fc.option(
                jsonOf(type).map((json) => [name, json] as const),
                { freq: 8 },
              ),
            ]
          : [];
      });
      const variables = fc.tuple(...given).map((pairs) => objectText(pairs.filter((pair) => pair !== null)));
      return rarely<string | undefined>(variables, fc.option(oddJson, { nil: undefined })).map((json) => ({
        query,
        ...(json !== undefined && { variables: json }),
        ...(operationName !== undefined && { operationName }),
      }));
    });
}
