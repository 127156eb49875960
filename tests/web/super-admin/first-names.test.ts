import { expect, test } from 'vitest';
import { firstNames } from '../../../web/src/features/super-admin/changes/first-names.ts';

test('names have their whole words, and those without a place are counted', () => {
  expect(firstNames(['Title', 'Description', 'Price'], 20)).toEqual({ shown: 'Title, Description', rest: 1 });
  expect(firstNames(['Description'], 3)).toEqual({ shown: 'Description', rest: 0 });
});
