import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_LIMITS, hasMoreValues } from '../../../../gateway/operations/document-limits.ts';
import { readManifest } from '../../../../gateway/operations/compiled-operations.ts';
import { alwaysAnswers } from '../../../support/http.ts';
import { gatewayForTests } from '../../../support/servers/for-tests.ts';

const registeredOperations = readManifest(undefined);
const textOf = (name: string): string =>
  [...registeredOperations.values()].find((text) => text.includes(` ${name}(`)) ?? '';
const many = <Value>(value: Value, count = DOCUMENT_LIMITS.values): Value[] =>
  Array.from({ length: count }, () => value);
const fields = Object.fromEntries(many(1).map((value, n) => [`f${n}`, value]));
const list = (filter: object) => ({ filter, page: 1, pageSize: 2 });
const gateway = gatewayForTests(alwaysAnswers(200, { products: [] }), {
  production: true,
  registeredOperations,
  protection: { registeredOnly: true },
});

/**
 * Each invalid value is an error with its own message. 100 kB of them in one request of a guest took a second of CPU
 * time, even with registered operations only.
 */
describe('variables with too many values are refused before they are validated:', () => {
  test.each([
    ['fields that an input has not', 'ProductList', list(fields)],
    ['a list of what does not fit', 'ProductList', list({ brands: many(1) })],
    ['a list of objects without what they must have', 'ProductList', list({ priceRanges: many({}) })],
    ['objects in objects', 'PlaceOrder', { input: { items: many({ productId: {} }, DOCUMENT_LIMITS.values / 2) } }],
    ['variables that the operation has not', 'ProductList', { ...list({}), ...fields }],
  ])('%s', async (_name, operation, variables) => {
    for (let round = 0; round < 3; round += 1) {
      const { status, errors } = await gateway.query(textOf(operation), variables);
      expect([status, errors.length, errors[0]?.extensions?.['code']]).toEqual([400, 1, 'OPERATION_TOO_COSTLY']);
      expect(errors[0]?.message).toContain(`${DOCUMENT_LIMITS.values} values`);
    }
    expect(gateway.api.calls).toEqual([]);
  });

  test('while the most that an operation can use is accepted', async () => {
    const words = many('x', 20);
    const filter = { brands: words, categories: words, ratings: many(5, 100) };
    expect((await gateway.query(textOf('ProductList'), list(filter))).errors).toEqual([]);
  });
});

test('values are counted wherever they are, and no further than needed', () => {
  const count = (value: unknown): number =>
    1 +
    (typeof value === 'object' && value !== null
      ? Object.values(value).reduce((sum: number, one) => sum + count(one), 0)
      : 0);
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(30), (value, most) => {
      expect(hasMoreValues(value, most)).toBe(count(value) > most);
    }),
  );
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(hasMoreValues(deep, 99_999)).toBe(true);
  expect(hasMoreValues(many(1, 1_000_000), 1_000)).toBe(true);
});
