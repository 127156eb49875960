import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { count, number, pictureUrl, sentence, text } from '../../../gateway/lib/json-readers.ts';

describe('a raw number', () => {
  test.each([
    [7, 7],
    [-1.5, -1.5],
    ['1999', 1999],
    [' 12.5 ', 12.5],
    ['', undefined],
    [' ', undefined],
    ['12 rupees', undefined],
    [null, undefined],
    [true, undefined],
    [['5'], undefined],
    [Infinity, undefined],
    ['1e400', undefined],
    [1e308, undefined],
  ])('%j is read as %j', (value, expected) => expect(number(value)).toBe(expected));

  test('is never one that sums could make infinite', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.anything()), (value) => {
        const read = number(value) ?? 0;
        expect(Number.isFinite(read * 2 ** 31)).toBe(true);
      }),
    );
  });
});

describe('a raw count', () => {
  test.each([
    [3, 3],
    ['3', 3],
    [3.9, 3],
    [-3, 0],
    [2 ** 31, 2 ** 31 - 1],
    ['99999999999', 2 ** 31 - 1],
    ['many', undefined],
    [null, undefined],
  ])('%j is read as %j', (value, expected) => expect(count(value)).toBe(expected));
});

describe('a raw text', () => {
  test.each([
    [' a ', 'a'],
    [7, '7'],
    ['', undefined],
    [' \n', undefined],
    [true, undefined],
    [{}, undefined],
    [null, undefined],
  ])('%j is read as %j', (value, expected) => expect(text(value)).toBe(expected));
});

describe('readers', () => {
  test('throw on nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const read of [count, number, pictureUrl, sentence, text]) expect(() => read(value)).not.toThrow();
      }),
    );
  });
});
