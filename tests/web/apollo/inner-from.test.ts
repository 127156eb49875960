import { lastValueFrom, Observable, take, toArray } from 'rxjs';
import { expect, test } from 'vitest';
import { innerFrom, scheduled } from '../../../web/src/apollo/lean/inner-from.ts';

test('an observable stays itself', () => {
  const observable = new Observable<number>();
  expect(innerFrom(observable)).toBe(observable);
});

test.each([
  ['a promise', () => Promise.resolve('done'), ['done']],
  ['an array', () => ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['a set', () => new Set(['a', 'b']), ['a', 'b']],
])('%s gives its values and ends', async (_, input, values) => {
  await expect(lastValueFrom(innerFrom<string>(input()).pipe(toArray()))).resolves.toEqual(values);
});

test('a rejected promise is an error', async () => {
  await expect(lastValueFrom(innerFrom(Promise.reject(new Error('gone'))))).rejects.toThrow('gone');
});

test('an iterable is read no further than needed', async () => {
  const read: number[] = [];
  function* numbers() {
    for (let number = 1; ; number += 1) {
      read.push(number);
      yield number;
    }
  }
  await expect(lastValueFrom(innerFrom(numbers()).pipe(take(2), toArray()))).resolves.toEqual([1, 2]);
  expect(read.length).toBeLessThanOrEqual(3);
});

test('a scheduler is refused with the file to look at', () => {
  expect(() => scheduled()).toThrow('web/src/apollo/lean/inner-from.ts');
});
