import { isEnumType, isInputObjectType, isNonNullType, isObjectType, type GraphQLSchema } from 'graphql';
import { expect, test, vi } from 'vitest';
import { readSchema } from '../../gateway/graphql/sdl.ts';

// Other tests of this worker may have declared endpoints of their own.
vi.resetModules();
await import('../../gateway/graphql/schema.ts');
const { ENDPOINTS } = await import('../../gateway/rest/endpoint.ts');

/** A field, argument or input field, with what its description must explain. */
interface Element {
  name: string;
  type: string;
  description: string;
  kind: 'root' | 'field' | 'input';
  /** True if null is a possible value that needs an explanation. */
  optional: boolean;
}

function elements(schema: GraphQLSchema): Element[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const inputs = types.filter(isInputObjectType).flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({
      ...field,
      name: `${type.name}.${field.name}`,
      kind: 'input' as const,
    })),
  );
  const fields = types.filter(isObjectType).flatMap((type) => {
    const kind = ['Query', 'Mutation'].includes(type.name) ? ('root' as const) : ('field' as const);
    return Object.values(type.getFields()).flatMap((field) => [
      { ...field, name: `${type.name}.${field.name}`, kind, defaultValue: undefined },
      ...field.args.map((arg) => ({ ...arg, name: `${type.name}.${field.name}.${arg.name}`, kind: 'input' as const })),
    ]);
  });
  return [...inputs, ...fields].map(({ name, type, description, kind, defaultValue }) => ({
    name,
    kind,
    type: String(type),
    description: description ?? '',
    optional: !isNonNullType(type) && defaultValue === undefined,
  }));
}

test('every type, field, argument and value of the schema is described', () => {
  const schema = readSchema();
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const values = types.filter(isEnumType).flatMap((type) => type.getValues());
  const directives = schema.getDirectives().flatMap((directive) => [directive, ...directive.args]);
  const all = [...types, ...values, ...directives, ...elements(schema)];
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([]);
});

const REST_CALL = /`((?:GET|POST|PATCH|DELETE) \/api\/[\w/{}]+)`/g;

/** What each description does not say, as `Parent.child: what is missing`. */
function unsaid(schema: GraphQLSchema, endpoints: ReadonlySet<string>): string[] {
  return elements(schema).flatMap(({ name, type, kind, description, optional }) => {
    const says = (pattern: RegExp): boolean => pattern.test(description);
    const calls = [...description.matchAll(REST_CALL)].map(([, call = '']) => call);
    const money = /Float/.test(type) && !/(rating|Percent)$/.test(name);
    return [
      ...(kind !== 'input' && optional && !says(/\bnull\b/i) ? ['when it is null'] : []),
      ...(kind === 'input' && optional && !says(/\babsent\b/) ? ['what its absence means'] : []),
      ...(kind === 'root' && calls.length === 0 && !says(/no upstream call/i) ? ['its REST call'] : []),
      ...(money && !says(/\(INR\)/) ? ['its currency'] : []),
      ...calls.filter((call) => !endpoints.has(call)).map((call) => `${call} is called nowhere`),
    ].map((missing) => `${name}: ${missing}`);
  });
}

test('every description says when it is null, what absence means, which REST call it is and in which currency', () => {
  expect(ENDPOINTS.size).toBeGreaterThan(20);
  expect(unsaid(readSchema(), ENDPOINTS)).toEqual([]);
});

test('every endpoint of the API that the gateway calls stands in the schema', () => {
  const said = new Set(
    elements(readSchema()).flatMap(({ description }) => [...description.matchAll(REST_CALL)].map(([, call]) => call)),
  );
  expect([...ENDPOINTS].filter((call) => !said.has(call))).toEqual([]);
});
