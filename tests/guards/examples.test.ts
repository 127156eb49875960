import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { readSchemaText } from '../../gateway/graphql/sdl.ts';
import { rootFields } from '../../schema/examples/examples.ts';
import { EXAMPLE_VARIABLES } from '../../schema/examples/variables.ts';
import { EXAMPLE_FILES, EXAMPLES } from '../support/graphql/examples.ts';

const FIELDS = rootFields(parse(readSchemaText()));

describe('the sandbox’s collection', () => {
  test('has exactly one example for every query and mutation', () => {
    expect(EXAMPLES.map(({ field }) => field).sort()).toEqual([...FIELDS.keys()].sort());
    expect(FIELDS.size).toBeGreaterThanOrEqual(38);
  });

  test('names each after its field', () => {
    for (const { name, field } of EXAMPLES) expect(name.toLowerCase()).toBe(field.split('.')[1]?.toLowerCase());
  });

  test.each(Object.entries(EXAMPLE_FILES))('is valid: %s', (_noun, text) => {
    expect(validate(buildSchema(readSchemaText()), parse(text))).toEqual([]);
  });

  test('has variables for those that declare some, and for nothing else', () => {
    const declaring = EXAMPLES.filter(({ document }) => document.includes('$')).map(({ name }) => name);
    expect(Object.keys(EXAMPLE_VARIABLES).sort()).toEqual(declaring.sort());
  });

  test('knows what each is for and who may send it', () => {
    expect(EXAMPLES.filter(({ description }) => description === '')).toEqual([]);
    const roles = Object.fromEntries(EXAMPLES.map(({ name, role }) => [name, role]));
    expect(roles).toMatchObject({ Products: null, Cart: 'USER', CreateProduct: 'ADMIN', RemoveUser: 'SUPER_ADMIN' });
    expect(EXAMPLES.find(({ name }) => name === 'Cart')?.description).toMatch(/^The caller's cart; /);
  });
});
