import { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import { expect, test } from 'vitest';
import { shopSchema } from '../../../gateway/graphql/schema.ts';
import { RANKS, rootFields, type RootField, type Who } from '../../support/graphql/root-fields.ts';
import { logInAs, openBothShops, withoutIds, type SideAnswer } from '../../support/servers/both-shops.ts';

const UNKNOWN = 'ffffffffffffffffffffffff';
const WRONG_IDS = ['', 'none', 'p1', 'g'.repeat(24), `${UNKNOWN}f`, UNKNOWN.toUpperCase()];
const WRONG_TEXTS = [
  '',
  '  ',
  'x',
  'x'.repeat(101),
  'x'.repeat(2_001),
  'two\nlines',
  '\0',
  '<b>',
  '0',
  '12345678901234567890',
];
const WRONG_EMAILS = ['', 'nobody', 'a@b', 'a b@example.com', `${'a'.repeat(250)}@example.com`, ' Nobody@Example.com '];
const WRONG_NUMBERS = [-1, 0, 1, 5, 6, 50, 51, 1_000, 1_001, 5_000, 500_001];
const WRONG_PRICES = [-1, 0, 0.5, 1_000_000_000, 10_000_000_000, 1e300];

/** Values to try for an argument or an input field: wrong ones, and some valid ones at a limit. */
function tries(name: string, type: GraphQLInputType, base: unknown): unknown[] {
  if (isNonNullType(type)) return tries(name, type.ofType, base);
  const more = [null];
  if (isListType(type)) {
    const one = Array.isArray(base) ? (base[0] as unknown) : undefined;
    const ones = tries(name, type.ofType, one).filter((value) => value !== null);
    return [...more, [], ...ones.map((value) => [value]), ...(one ? [[one, one]] : []), Array(51).fill(ones[0])];
  }
  if (isInputObjectType(type)) {
    const values = (base ?? {}) as Record<string, unknown>;
    return Object.values(type.getFields()).flatMap((field) =>
      tries(field.name, field.type, values[field.name])
        .filter((value) => value !== null || !isNonNullType(field.type))
        .map((value) => ({ ...values, [field.name]: value })),
    );
  }
  if (isEnumType(type)) return [...more, ...type.getValues().map((value) => value.name)];
  const scalar = getNamedType(type).name;
  if (scalar === 'ID') return WRONG_IDS;
  if (scalar === 'Int') return [...more, ...WRONG_NUMBERS];
  if (scalar === 'Float') return [...more, ...WRONG_PRICES];
  if (scalar === 'Boolean') return [true, false];
  return [...more, ...(name === 'email' ? WRONG_EMAILS : WRONG_TEXTS)];
}

/** Variables for each try of an operation: the valid ones, and copies with one value replaced. */
function variablesOf(field: RootField, args: Record<string, GraphQLInputType>): Record<string, unknown>[] {
  return [
    field.variables,
    ...Object.entries(args).flatMap(([name, type]) =>
      tries(name, type, field.variables[name])
        .filter((value) => value !== null || !isNonNullType(type))
        .map((value) => ({ ...field.variables, [name]: value })),
    ),
  ];
}

/** The result of an operation without ids and addresses, which depend on the seed. */
function outcomeOf({ data, errors = [] }: SideAnswer) {
  const [payload] = Object.values(data ?? {});
  const said =
    payload && 'code' in payload ? { code: payload.code, message: withoutIds(payload.message ?? '') } : undefined;
  return {
    said,
    errors: errors.map(({ message, extensions }) => ({
      code: extensions?.code,
      message: withoutIds(message),
      fields: extensions?.fields,
    })),
  };
}

const sides = openBothShops();
const FIELDS = rootFields({ all: true });
const schema = shopSchema();

test.each(FIELDS.map((field) => [field.name, field] as const))('%s', async (name, field) => {
  const root = [schema.getQueryType(), schema.getMutationType()].map((type) => type?.getFields()[name]).find(Boolean);
  const args = Object.fromEntries((root?.args ?? []).map((arg) => [arg.name, arg.type]));
  const document = field.document.replace(
    '{ __typename }',
    field.document.startsWith('mutation') ? '{ code message }' : '{ __typename }',
  );
  const differences: unknown[] = [];
  for (const who of Object.keys(RANKS) as Who[]) {
    const [real, mocked] = [await logInAs(sides.real, who), await logInAs(sides.mock, who)];
    const all = RANKS[who] === field.needed ? variablesOf(field, args) : [field.variables];
    for (const variables of all) {
      const [wanted, got] = [outcomeOf(await real(document, variables)), outcomeOf(await mocked(document, variables))];
      if (JSON.stringify(wanted) !== JSON.stringify(got)) differences.push({ who, variables, wanted, got });
    }
  }
  expect(differences).toEqual([]);
});
