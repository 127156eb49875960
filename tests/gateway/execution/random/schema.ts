import { buildSchema, isAbstractType, isObjectType, type GraphQLSchema } from 'graphql';
import type { Chance } from './chance.ts';
import { giveIsTypeOf, giveTypeName, resolve, type World } from './values.ts';

const LEAVES = ['Int', 'Float', 'String', 'Boolean', 'ID', 'Odd', 'Colour'];
const COMPOSITES = ['A', 'B', 'C', 'Node', 'Named', 'Any'];
const FIELDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Interfaces, a union, lists in lists, non-null at any place, and fields with arguments. */
export function randomSchema(chance: Chance): GraphQLSchema {
  const type = (names: readonly string[]): string => {
    const bang = (): string => (chance.is(0.3) ? '!' : '');
    let text = `${chance.pick(names)}${bang()}`;
    for (let depth = chance.pick([0, 0, 1, 1, 2]); depth > 0; depth -= 1) text = `[${text}]${bang()}`;
    return text;
  };
  const args = (): string =>
    chance.is(0.4) ? `(n: Int${chance.pick(['', '!', ' = 3', '! = 4'])}, w: Wish, l: [Int!])` : '';
  const own = (): string =>
    FIELDS.map((name) => `${name}${args()}: ${type(chance.is(0.5) ? LEAVES : COMPOSITES)}`).join('\n');
  const node = `id: ID${chance.pick(['', '!'])} link: ${type(COMPOSITES)}`;
  const named = `name: String${chance.pick(['', '!'])}`;
  const schema = buildSchema(`
    scalar Odd
    enum Colour { RED GREEN BLUE }
    input Wish { n: Int = 1, must: Int!, colour: Colour, more: [Wish!] }
    interface Node { ${node} }
    interface Named { ${named} }
    union Any = A | B | C
    type A implements Node & Named { ${node} ${named} ${own()} }
    type B implements Node { ${node} ${own()} }
    type C implements Named { ${named} ${own()} }
    type Query { ${own()} ${node} ${named} }
    type Mutation { ${own()} ${named} }
  `);
  for (const named of Object.values(schema.getTypeMap())) {
    if (named.name.startsWith('__')) continue;
    const waits = chance.is(0.3);
    if (isAbstractType(named) && chance.is(0.6)) {
      named.resolveType = (value, world) => giveTypeName(world as World, value, waits) as string;
    }
    if (!isObjectType(named)) continue;
    const isRoot = named.name === 'Query' || named.name === 'Mutation';
    if (!isRoot && chance.is(0.4)) {
      named.isTypeOf = (value, world) => giveIsTypeOf(world as World, value, named, waits) as boolean;
    }
    for (const field of Object.values(named.getFields())) if (isRoot || chance.is(0.6)) resolve(field);
  }
  return schema;
}
