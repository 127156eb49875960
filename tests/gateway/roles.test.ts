import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isScalarType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSchema } from '../../gateway/schema.ts';
import { DIALECTS, startShop, type Shop, type Visitor } from '../support/shop.ts';

const NOWHERE = 'ffffffffffffffffffffffff';
const RANKS = { guest: 0, user: 1, admin: 2, superAdmin: 3 } as const;
type Who = keyof typeof RANKS;
const NEEDED: Record<string, number> = { USER: 1, ADMIN: 2, SUPER_ADMIN: 3 };

/** Values that pass the checks of inputs, by the argument's or field's name. */
const VALUES: Record<string, unknown> = {
  email: 'nobody@example.com',
  password: 'Secret#1',
  currentPassword: 'Secret#1',
  newPassword: 'Secret#2',
  mobile: '9812345678',
  name: 'Nobody Special',
  postalCode: '682001',
  image: 'https://pictures.example/1.webp',
  comment: 'Fine.',
  title: 'A thing',
  rating: 4,
  quantity: 1,
  status: 'PACKED',
  role: 'USER',
  paymentMethod: 'UPI',
  images: [],
  token: 'x',
};

/** A value for an argument: the least that its type demands, ids that name nothing. */
function valueFor(name: string, type: GraphQLInputType): unknown {
  if (name in VALUES) return VALUES[name];
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const changes = named.name.endsWith('Changes');
    const fields = Object.values(named.getFields()).filter(
      (field) => isNonNullType(field.type) || (changes && field.name in VALUES),
    );
    const value = Object.fromEntries(fields.map((field) => [field.name, valueFor(field.name, field.type)]));
    return String(type).includes('[') ? [value] : value;
  }
  if (isEnumType(named)) return named.getValues()[0]?.name;
  return isScalarType(named) && ['Int', 'Float'].includes(named.name) ? 100 : NOWHERE;
}

interface Case {
  name: string;
  needed: number;
  document: string;
  variables: Record<string, unknown>;
}

function caseOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): Case {
  const auth = field.astNode?.directives?.find(({ name }) => name.value === 'auth');
  const requires = auth?.arguments?.[0]?.value;
  const needed = auth ? NEEDED[requires && 'value' in requires ? String(requires.value) : 'USER'] : 0;
  const args = field.args.filter(({ type }) => isNonNullType(type));
  const head = args.length ? `(${args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')})` : '';
  const pass = args.length ? `(${args.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';
  return {
    name: field.name,
    needed: needed ?? 0,
    document: `${kind} ${head} { ${field.name}${pass} { __typename } }`,
    variables: Object.fromEntries(args.map(({ name, type }) => [name, valueFor(name, type)])),
  };
}

const schema = createSchema();
const CASES = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => caseOf('query', field)),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => caseOf('mutation', field)),
].filter(({ name }) => name !== 'logout');

describe.each(DIALECTS)('in front $dialect', ({ quirks }) => {
  let shop: Shop;
  let people: Record<Who, Visitor>;
  beforeAll(async () => {
    shop = await startShop({ upstream: { quirks } });
    people = {
      guest: shop.visitor(),
      user: await shop.as('user'),
      admin: await shop.as('admin'),
      superAdmin: await shop.as('superAdmin'),
    };
  });
  afterAll(() => shop.close());
  beforeEach(() => void shop.upstreamCalls.splice(0));

  test('the schema has 13 queries and 25 mutations', () => {
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toHaveLength(13);
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toHaveLength(25);
  });

  describe.each(Object.keys(RANKS) as Who[])('%s', (who) => {
    test.each(CASES)('$name', async ({ needed, document, variables }) => {
      const { held } = people[who];
      const before = { ...held };
      const { errors } = await people[who].query(document, variables);
      const codes = errors.map(({ extensions }) => extensions?.['code']);
      if (RANKS[who] >= needed) {
        // Allowed: whatever came of it came from behind the check, and the input was one that reaches the API.
        expect(codes).toEqual([]);
      } else {
        expect(codes).toEqual([who === 'guest' ? 'UNAUTHENTICATED' : 'FORBIDDEN']);
        expect(shop.upstreamCalls).toEqual([]);
      }
      Object.assign(held, before);
    });
  });
});
