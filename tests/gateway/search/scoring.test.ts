import { expect, test } from 'vitest';
import { createLetterIndex, type LetterBit } from '../../../gateway/search/letters.ts';
import { createScoring, postingOf } from '../../../gateway/search/scoring.ts';

const [TITLE, BRAND, CATEGORY] = [0, 1, 2];
const [BLUE, BLUES, WATCH] = [0, 1, 2];

/** Blue is in the title of 0, the brand of 1 and the category of 2; 0 and 1 are watches; 3 sings the blues. */
function setUp() {
  const postings = [
    [postingOf(0, TITLE), postingOf(1, BRAND), postingOf(2, CATEGORY)],
    [postingOf(3, TITLE), postingOf(0, TITLE)],
    [postingOf(0, TITLE), postingOf(1, TITLE)],
  ];
  const letters = createLetterIndex();
  const scoring = createScoring(postings, letters);
  for (const [slot, words] of [['xylo', 'blue'], ['fox'], ['x'], ['blues']].entries()) {
    letters.set(slot, words);
    scoring.set(slot, 10);
  }
  return { scoring, x: letters.bitOf('x') as LetterBit };
}

test('the title counts more than the brand, and that more than the category', () => {
  const { scoring } = setUp();
  expect([...scoring.find([[{ id: BLUE, score: 10 }]], [])]).toEqual([0, 1, 2]);
  const [title = 0, brand = 0, category = 0] = scoring.scores;
  expect(title).toBeGreaterThan(brand);
  expect(brand).toBeGreaterThan(category);
});

test('all words must be there, and of several that stand for one word the best counts, whichever comes first', () => {
  const { scoring } = setUp();
  const blue = [
    { id: BLUE, score: 10 },
    { id: BLUES, score: 3 },
  ];
  expect([...scoring.find([blue, [{ id: WATCH, score: 10 }]], [])].toSorted()).toEqual([0, 1]);
  const [best] = scoring.scores;
  scoring.find([blue.toReversed(), [{ id: WATCH, score: 10 }]], []);
  expect(scoring.scores[0]).toBe(best);
  expect([...scoring.find([[{ id: WATCH, score: 10 }], []], [])]).toEqual([]);
});

test('where some words will do, two words count more than one, and a rare word more than a common one', () => {
  const { scoring } = setUp();
  const some = (id: number) => ({ matches: [{ id, score: 10 }], isTelling: true, isThing: false });
  expect([...scoring.findSome([some(BLUE), some(BLUES)])].toSorted()).toEqual([0, 1, 2, 3]);
  const [both = 0, common = 0, , rare = 0] = scoring.scores;
  expect(both).toBeGreaterThan(rare);
  expect(rare).toBeGreaterThan(common);
  scoring.findSome([some(BLUE), { ...some(BLUES), isTelling: false }]);
  expect(scoring.scores[3]).toBeLessThan(scoring.scores[1] ?? 0);
  scoring.findSome([{ ...some(BLUE), isThing: true }, some(BLUES)]);
  expect(scoring.scores[3]).toBeLessThan(scoring.scores[1] ?? 0);
});

test('a single letter is looked for among the products that have the words, or among all', () => {
  const { scoring, x } = setUp();
  expect([...scoring.find([], [x])]).toEqual([0, 1, 2]);
  const [starts = 0, inside = 0] = scoring.scores;
  expect(starts).toBeGreaterThan(inside);
  expect([...scoring.find([[{ id: BLUES, score: 10 }]], [x])]).toEqual([0]);
});

test('a short title is a little better than a long one', () => {
  const { scoring } = setUp();
  scoring.set(1, 2);
  scoring.find([[{ id: WATCH, score: 10 }]], []);
  const [long = 0, short = 0] = scoring.scores;
  expect(short).toBeGreaterThan(long);
});
