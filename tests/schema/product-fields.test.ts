import { buildSchema, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { readSchemaText } from '../../gateway/graphql/sdl.ts';
import { PRODUCT_FIELD_NAMES } from '../../schema/product-fields.ts';

const SCHEMA = buildSchema(readSchemaText(), { assumeValidSDL: true });

test.each(['ProductInput', 'ProductChanges', 'ProductBase'])('%s has the fields of the list, and no others', (name) => {
  const input = SCHEMA.getType(name);
  const fields = isInputObjectType(input) ? Object.keys(input.getFields()) : [];
  expect(fields.toSorted()).toEqual(PRODUCT_FIELD_NAMES.toSorted());
});
