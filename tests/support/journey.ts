import { expect } from 'vitest';
import { DATABASES } from './servers/databases.ts';
import type { Visitor } from './servers/shop.ts';

export type Payload = { code: string; message: string } & Record<string, unknown>;

/** Runs an operation of one field and returns its value. Any error fails the test. */
export async function ask<Value = Payload>(
  who: Visitor,
  field: string,
  document: string,
  variables?: Record<string, unknown>,
): Promise<Value> {
  const { data, errors } = await who.query<Record<string, Value>>(document, variables);
  expect(errors, field).toEqual([]);
  return data[field] as Value;
}

/** Both databases, each with and without quirks of the API. */
export const MODES = DATABASES.flatMap((database) => [
  { ...database, name: `${database.name}, as the contract says`, quirks: false },
  { ...database, name: `${database.name}, with the contract’s quirks`, quirks: true },
]);
