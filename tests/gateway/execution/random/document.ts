import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import type { Chance } from './chance.ts';

/** Names that would do harm if they were more than names. */
const ALIASES = ['__proto__', 'constructor', 'toString', 'then', 'x', 'y', 'a'];
const MAX_DEPTH = 4;

/** A document that mostly is valid. */
export function randomDocument(chance: Chance, schema: GraphQLSchema): string {
  const fragments: string[] = [];
  const root = chance.is(0.2) ? schema.getMutationType() : schema.getQueryType();
  if (!root) throw new Error('The schema has no root type');

  function directives(): string {
    if (chance.is(0.85)) return '';
    const condition = chance.pick(['true', 'false', '$yes', '$no', '$maybe']);
    return ` @${chance.pick(['include', 'skip'])}(if: ${condition})`;
  }

  function args({ args: [first] }: GraphQLField<unknown, unknown>): string {
    if (!first) return '';
    const n = chance.pick(['n: 2', 'n: $one', 'n: $two', 'n: null', '']);
    const w = chance.pick([
      '',
      '',
      'w: $wish',
      'w: { must: $one, more: [{ must: 2, n: $two }] }',
      'w: { must: 1, colour: RED }',
    ]);
    const l = chance.pick(['', '', 'l: 1', 'l: [1, $one]', 'l: [$two]', 'l: $list', 'l: []']);
    const all = [n, w, l].filter((text) => text !== '').join(', ');
    return all === '' ? '' : `(${all})`;
  }

  function selectionSet(type: GraphQLCompositeType, depth: number): string {
    const selections = chance.times(1, 4, () => selection(type, depth));
    return `{ ${selections.join(' ')} }`;
  }

  function selection(type: GraphQLCompositeType, depth: number): string {
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    if (chance.is(0.1)) return '__typename';
    if (fields.length === 0 || chance.is(0.25)) return fragment(type, depth);
    const usable = fields.filter((field) => depth < MAX_DEPTH || !isCompositeType(getNamedType(field.type)));
    if (usable.length === 0) return '__typename';
    const field = chance.pick(usable) as GraphQLField<unknown, unknown>;
    const alias = chance.is(0.25) ? `${chance.pick(ALIASES)}: ` : '';
    const named = getNamedType(field.type);
    const below = isCompositeType(named) ? ` ${selectionSet(named, depth + 1)}` : '';
    return `${alias}${field.name}${args(field)}${directives()}${below}`;
  }

  function fragment(type: GraphQLCompositeType, depth: number): string {
    if (depth >= MAX_DEPTH) return '__typename';
    const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
    const object = chance.pick(possible);
    const around = isObjectType(object) ? [object, ...object.getInterfaces()] : [object];
    const on = chance.pick(around);
    if (chance.is(0.5))
      return `...${chance.is(0.8) ? ` on ${on.name}` : ''}${directives()} ${selectionSet(chance.is(0) ? type : on, depth + 1)}`;
    const name = `F${fragments.length}`;
    fragments.push('');
    fragments[Number(name.slice(1))] = `fragment ${name} on ${on.name} ${selectionSet(on, depth + 1)}`;
    const spread = `...${name}${directives()}`;
    return chance.is(0.3) ? `${spread} ...${name}` : spread;
  }

  const variables =
    '($yes: Boolean!, $no: Boolean = false, $maybe: Boolean! = true, $one: Int!, $two: Int, $wish: Wish, $list: [Int!])';
  return `${root.name.toLowerCase()} It${variables} ${selectionSet(root, 0)}\n${fragments.join('\n')}`;
}

export function randomVariables(chance: Chance): Record<string, unknown> {
  const variables: Record<string, unknown> = { yes: chance.is(0.7), one: chance.below(9) };
  const optional: Record<string, readonly unknown[]> = {
    no: [true, false, null],
    maybe: [true, false],
    two: [null, 5, 2 ** 31, 'five', 6.5],
    wish: [
      null,
      { must: 1 },
      { must: 1, colour: 'RED', more: { must: 2 } },
      { colour: 'NONE' },
      { must: 1, odd: 1 },
      [],
      7,
    ],
    list: [null, [], [1, 2], 3, [null], 'x'],
  };
  for (const [name, values] of Object.entries(optional)) {
    if (chance.is(0.4))
      variables[name] = chance.is(0.7) ? values[chance.below(2)] : values[chance.below(values.length)];
  }
  if (chance.is(0.03)) delete variables['one'];
  return variables;
}
