import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSearchWords, SHIPPED_WORDS, singular, wordsOf } from '../../../gateway/search/search-words.ts';
import { temporaryFolder } from '../../support/folder.ts';

function fileOf(content: unknown): string {
  const file = join(temporaryFolder(), 'words.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test('names of one thing stand for each other, others in one direction, in singular and plural, with and without accents', () => {
  const words = readSearchWords(
    fileOf({ same: [['sofa', 'couch']], also: { seat: ['sofa', 'chair'], घड़ी: ['clock'] }, leaveOut: ['the'] }),
  );
  expect(words.otherNames('sofas')).toEqual(['couch']);
  expect(words.otherNames('couch')).toEqual(['sofa']);
  expect(words.otherNames('seat')).toEqual(['sofa', 'couch', 'chair']);
  expect(words.otherNames('chair')).toEqual([]);
  for (const word of wordsOf('घड़ी')) expect(words.otherNames(word)).toEqual(['clock']); // the dot is a letter of its own here
  expect([words.isLeftOut('the'), words.isLeftOut('sofa')]).toEqual([true, false]);
});

test.each([
  ['no JSON', /JSON/],
  [[], /must have one object/],
  [{ synonyms: [] }, /"synonyms" is not known/],
  [{ same: {} }, /"same" must be a list/],
  [{ same: [['sofa', 5]] }, /same\[0\]\[1\] must be one word/],
  [{ same: [['sofa', 'living room']] }, /same\[0\]\[1\] must be one word/],
  [{ also: [] }, /"also" must be an object/],
  [{ also: { bag: 'tote' } }, /also\["bag"\]" must be a list/],
  [{ leaveOut: [' '] }, /leaveOut\[0\] must be one word/],
])('a file with %j is refused, and it is said what is wrong', (content, problem) => {
  expect(() => readSearchWords(fileOf(content))).toThrow(problem);
});

test('the shipped file can be read, and none of its words is of a brand', () => {
  const words = readSearchWords(SHIPPED_WORDS);
  expect(words.otherNames('phone')).toContain('mobile');
  for (const name of ['iphone', 'macbook', 'beetle', 'airpod']) expect(words.otherNames(name)).toEqual([]);
});

test.each([
  ['watches', 'watch'],
  ['ladies', 'lady'],
  ['dress', 'dress'],
  ['bus', 'bus'],
  ['shoes', 'shoe'],
])('the singular of %s is compared as %s', (word, expected) => {
  expect(singular(word)).toBe(expected);
});
