import { expect } from 'vitest';
import { DATABASES } from './servers/databases.ts';
import type { Visitor } from './servers/shop.ts';

/** What came of a change. */
export type Payload = { code: string; message: string } & Record<string, unknown>;

/** Makes one operation and gives its field; any error fails the test. */
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

/** Both databases, each in both dialects of the API. */
export const MODES = DATABASES.flatMap((database) => [
  { ...database, name: `${database.name}, as the contract says`, quirks: false },
  { ...database, name: `${database.name}, with the contract’s quirks`, quirks: true },
]);
