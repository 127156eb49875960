import { getDirective } from '@graphql-tools/utils';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { requiredRole } from '../../session/roles.ts';

export interface Place {
  anchor: string;
  name: string;
}

export interface Operation extends Place {
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
  callers: string;
  keptFor: number | undefined; // seconds; undefined: not cached
}

export interface TypeGroup {
  title: string;
  anchor: string;
  types: GraphQLNamedType[];
}

export interface Reference {
  queries: Operation[];
  mutations: Operation[];
  groups: TypeGroup[];
  placeOf: (name: string) => Place | undefined;
  /** The places that use a type. */
  usersOf: (type: string) => Place[];
}

const CALLERS: Record<string, string> = {
  USER: 'Whoever is logged in',
  ADMIN: 'ADMIN and SUPER_ADMIN',
  SUPER_ADMIN: 'SUPER_ADMIN',
};

/** What a new client needs first comes first: what everybody may call, and in it the words of a purchase in their order. */
const FIRST = [
  'product',
  'facet',
  'login',
  'register',
  'logout',
  'password',
  'me',
  'wishlist',
  'cart',
  'address',
  'checkout',
  'order',
  'review',
];

const needOf = ({ name }: Operation): number => {
  const place = FIRST.findIndex((word) => name.toLowerCase().includes(word));
  return place === -1 ? FIRST.length : place;
};

const CALLER_NAMES = ['Everybody', ...Object.values(CALLERS)];

const byNeed = (one: Operation, other: Operation): number =>
  CALLER_NAMES.indexOf(one.callers) - CALLER_NAMES.indexOf(other.callers) || needOf(one) - needOf(other);

export function createReference(schema: GraphQLSchema): Reference {
  const queries = operations(schema, 'query');
  const mutations = operations(schema, 'mutation');
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap())
    .filter(
      (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !roots.some((root) => root === type),
    )
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const isPayload = ({ name }: GraphQLNamedType): boolean => /(Payload|Code)$/.test(name);
  const groups = [
    { title: 'Objects', types: types.filter((type) => isObjectType(type) && !isPayload(type)) },
    { title: 'Inputs', types: types.filter(isInputObjectType) },
    { title: 'Enums', types: types.filter((type) => isEnumType(type) && !isPayload(type)) },
    { title: 'Payloads and their codes', types: types.filter(isPayload) },
    { title: 'Scalars', types: types.filter(isScalarType) },
  ].map((group) => ({ ...group, anchor: group.title.toLowerCase().replaceAll(' ', '-') }));

  const places = new Map<string, Place>([
    ...types.map(({ name }) => [name, { name, anchor: `type-${name}` }] as const),
    ...[...queries, ...mutations].map((operation) => [operation.name, operation] as const),
  ]);
  const users = usage([...queries, ...mutations], types);
  return {
    queries,
    mutations,
    groups,
    placeOf: (name) => places.get(name),
    usersOf: (type) => users.get(type) ?? [],
  };
}

function operations(schema: GraphQLSchema, kind: Operation['kind']): Operation[] {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const all = Object.values(root?.getFields() ?? {}).map((field) => {
    const [cache] = getDirective(schema, field, 'cacheControl') ?? [];
    return {
      kind,
      field,
      name: field.name,
      anchor: `${kind}-${field.name}`,
      callers: CALLERS[String(requiredRole(schema, field))] ?? 'Everybody',
      keptFor: cache?.['maxAge'] as number | undefined,
    } satisfies Operation;
  });
  return all.toSorted(byNeed);
}

function usage(all: readonly Operation[], types: readonly GraphQLNamedType[]): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  const note = (type: GraphQLType, place: Place): void => {
    const { name } = getNamedType(type);
    const known = found.get(name) ?? [];
    if (!known.some(({ anchor }) => anchor === place.anchor)) found.set(name, [...known, place]);
  };
  for (const { field, name, anchor } of all) {
    for (const type of [field.type, ...field.args.map((arg) => arg.type)]) note(type, { name, anchor });
  }
  for (const owner of types) {
    if (!isObjectType(owner) && !isInputObjectType(owner)) continue;
    for (const field of Object.values<{ type: GraphQLType }>(owner.getFields()))
      note(field.type, { name: owner.name, anchor: `type-${owner.name}` });
  }
  return found;
}
