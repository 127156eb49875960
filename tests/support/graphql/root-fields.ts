import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isScalarType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { shopSchema } from '../../../gateway/graphql/schema.ts';

const NOWHERE = 'ffffffffffffffffffffffff';
export const RANKS = { guest: 0, user: 1, admin: 2, superAdmin: 3 } as const;
export type Who = keyof typeof RANKS;
const NEEDED: Record<string, number> = { USER: 1, ADMIN: 2, SUPER_ADMIN: 3 };

/** Valid values by the name of the argument or field. */
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
  page: 1,
  pageSize: 10,
  descending: false,
  avatar: 'https://pictures.example/1.webp',
  token: 'x',
  from: '2026-01-01',
  to: '2026-01-31',
};

/** The minimal value of an argument's type. Ids match no record. */
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

/** A field of `Query` or `Mutation`, with a document that selects it. */
export interface RootField {
  name: string;
  /** The required rank in `RANKS`. */
  needed: number;
  document: string;
  variables: Record<string, unknown>;
}

function rootField(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>, all: boolean): RootField {
  const auth = field.astNode?.directives?.find(({ name }) => name.value === 'auth');
  const requires = auth?.arguments?.[0]?.value;
  const needed = auth ? NEEDED[requires && 'value' in requires ? String(requires.value) : 'USER'] : 0;
  const args = field.args.filter(({ type }) => all || isNonNullType(type));
  const head = args.length ? `(${args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')})` : '';
  const pass = args.length ? `(${args.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';
  return {
    name: field.name,
    needed: needed ?? 0,
    document: `${kind} ${head} { ${field.name}${pass} { __typename } }`,
    variables: Object.fromEntries(args.map(({ name, type }) => [name, valueFor(name, type)])),
  };
}

/** All fields of `Query` and `Mutation`. `all`: with optional arguments, too. */
export function rootFields({ all = false } = {}): RootField[] {
  const schema = shopSchema();
  const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});
  return [
    ...fieldsOf(schema.getQueryType()).map((field) => rootField('query', field, all)),
    ...fieldsOf(schema.getMutationType()).map((field) => rootField('mutation', field, all)),
  ];
}
