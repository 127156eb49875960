import { buildSchema, isAbstractType, isObjectType, type GraphQLSchema } from 'graphql';

const FIELDS = `
  int(is: String): Int float(is: String): Float string(is: String): String boolean(is: String): Boolean
  id(is: String): ID odd(is: String): Odd colour(is: String): Colour
  list(is: String): [Int] items(is: String): [Int!] lists(is: String): [[Int!]]
  named(is: String): Named pet(is: String): Pet cat(is: String): Cat pets(is: String): [Pet] allPets(is: String): [Pet!]
  must(is: String): Int! mustCat(is: String): Cat! mustList(is: String): [Int!]!
  self: Query mustSelf: Query!
  echo(n: Int, three: Int = 3, four: Int! = 4, half: Float, text: String, yes: Boolean, id: ID, odd: Odd, colour: Colour = GREEN,
    list: [Int!], nested: [[Int]], wish: Wish, one: One): String
  needs(n: Int!): String
  defaults(three: Int = 3, colour: Colour = GREEN, text: String): String
`;

/** What a field or an item may be given, by the name in the document. */
const VALUES: Record<string, () => unknown> = {
  one: () => 1,
  half: () => 1.5,
  large: () => 2 ** 31,
  nan: () => NaN,
  numeral: () => '12',
  text: () => 'text',
  empty: () => '',
  yes: () => true,
  nil: () => null,
  nothing: () => undefined,
  object: () => ({ a: 1 }),
  valued: () => ({ valueOf: () => 5 }),
  red: () => 'RED',
  unknownColour: () => 'PINK',
  error: () => new Error('an error as a value'),
  throws: () => {
    throw new Error('thrown');
  },
  throwsText: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- resolvers may throw anything
    throw 'a text';
  },
  later: () => Promise.resolve(1),
  rejects: () => Promise.reject(new Error('rejected')),
  list: () => [1, 2],
  set: () => new Set([1, 2]),
  gaps: () => [1, null, 3],
  failing: () => [1, new Error('an item')],
  wrongItem: () => ['x', 1],
  laterItems: () => [Promise.resolve(1), 2],
  lists: () => [[1], null, [2, null]],
  cat: () => ({ __typename: 'Cat', name: 'Tom', lives: 9, friend: { __typename: 'Dog', name: 'Rex' } }),
  dog: () => ({ __typename: 'Dog', name: 'Rex', barks: () => true }),
  fish: () => ({ __typename: 'Fish', name: 'Wanda' }),
  input: () => ({ __typename: 'Wish', name: 'Wanda' }),
  stranger: () => ({ __typename: 'Mutation', name: 'Wanda' }),
  untyped: () => ({ name: 'Nobody' }),
  lifeless: () => ({ __typename: 'Cat', name: 'Ghost', lives: null }),
  nameless: () => [1, 2].map(() => ({ __typename: 'Cat', name: {}, lives: null })),
  pets: () => [VALUES['cat']?.(), VALUES['dog']?.(), null],
};

export const VALUE_NAMES = Object.keys(VALUES);

/** The order in which the mutations of a run began and ended. */
export type Log = string[];

export function executionSchema(): GraphQLSchema {
  const schema = buildSchema(`
    scalar Odd
    enum Colour { RED GREEN }
    input Wish { must: Int!, seven: Int = 7, colour: Colour, list: [Int], more: [Wish!] }
    input One @oneOf { a: Int, b: String }
    interface Named { name: String }
    type Cat implements Named { name: String lives: Int! friend: Pet }
    type Dog implements Named { name: String barks: Boolean }
    union Pet = Cat | Dog
    type Query { ${FIELDS} }
    type Mutation { step(name: String!, fails: Boolean = false): Query mustStep(name: String!, fails: Boolean = false): Query! }
  `);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType = (value) => (value as { __typename?: string }).__typename;
    if (!isObjectType(type)) continue;
    if (type.name === 'Query')
      for (const field of Object.values(type.getFields()))
        field.resolve = (_source, args: Record<string, unknown>) => {
          if (['echo', 'needs', 'defaults'].includes(field.name)) return JSON.stringify(args);
          return field.name.endsWith('elf') ? {} : VALUES[String(args['is'])]?.();
        };
    if (type.name === 'Mutation')
      for (const field of Object.values(type.getFields()))
        field.resolve = async (_source, { name, fails }: { name: string; fails: boolean }, log: Log) => {
          log.push(`${name} begins`);
          await Promise.resolve();
          log.push(`${name} ends`);
          if (fails) throw new Error(`${name} fails`);
          return {};
        };
  }
  return schema;
}
