import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVocabulary } from '../../../gateway/search/vocabulary.ts';

const word = fc.stringMatching(/^[abc]{1,5}$/);

test('it finds the words that have the letters, and which of them begin so, after words have come and gone', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), fc.uniqueArray(word), word, (added, removed, letters) => {
      const vocabulary = createVocabulary();
      const inside = new Map<string, boolean>();
      const look = (): void => {
        inside.clear();
        vocabulary.containing(letters, (id, starts) => inside.set(vocabulary.wordOf(id), starts));
      };
      for (const each of added) vocabulary.add(each);
      look(); // what it has prepared for this search must not outlive the removals
      for (const each of removed) vocabulary.remove(vocabulary.idOf(each) ?? -1);
      look();
      const left = added.filter((each) => !removed.includes(each));
      const expected = left.filter((each) => each.includes(letters)).map((each) => [each, each.startsWith(letters)]);
      expect([...inside].toSorted()).toEqual(expected.toSorted());
      expect(vocabulary.size).toBe(left.length);
    }),
  );
});

test('a word keeps its number while it is there, and singular and plural share a stem', () => {
  const vocabulary = createVocabulary();
  const [watch, watches] = [vocabulary.add('watch'), vocabulary.add('watches')];
  expect(vocabulary.add('watch')).toBe(watch);
  expect(vocabulary.withStem('watch')).toEqual([watch, watches]);
  vocabulary.remove(watch);
  expect(vocabulary.withStem('watch')).toEqual([watches]);
  expect(vocabulary.idOf('watch')).toBeUndefined();
  vocabulary.remove(watches);
  expect(vocabulary.withStem('watch')).toEqual([]);
});

test('words that are near come with their distance', () => {
  const vocabulary = createVocabulary();
  for (const each of ['apple', 'apply', 'maple', 'watch']) vocabulary.add(each);
  const near = Array.from(vocabulary.near('aple', 2), ([found, , distance]) => [found, distance]);
  expect(near.toSorted()).toEqual([
    ['apple', 1],
    ['apply', 2],
    ['maple', 1],
  ]);
});
