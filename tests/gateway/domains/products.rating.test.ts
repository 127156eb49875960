import { expect, test } from 'vitest';
import { averageRating } from '../../../gateway/domains/products/products.rest.ts';
import { decodeBody, DeferredList } from '../../../gateway/rest/decode-body.ts';

const AVERAGES: [ratings: number[], average: number][] = [
  [[3, 3, 4], 3.3],
  [[5, 4, 4, 4], 4.3],
  [[0, 2], 2],
  [[], 4],
  [[0], 4],
];
const rated = (ratings: number[]) => ratings.map((rating) => ({ rating, comment: 'So "rating":1, it said' }));

test.each(AVERAGES)(
  'the average of %j is %d: worked out to one decimal, without reviews that have no stars',
  (ratings, average) => {
    expect(averageRating(4, rated(ratings))).toBe(average);
  },
);

test.each(AVERAGES.filter(([ratings]) => ratings.length > 0))(
  'the average of %j is %d in a list that is not parsed, too',
  (ratings, average) => {
    const { reviews } = decodeBody(Buffer.from(JSON.stringify({ reviews: rated(ratings) })), 'reviews') as {
      reviews: DeferredList;
    };
    expect(reviews).toBeInstanceOf(DeferredList);
    expect(averageRating(4, reviews)).toBe(average);
  },
);

test('where a rating is no number the reviews are read one by one', () => {
  const texts = JSON.stringify({ reviews: [{ rating: '5' }, { rating: null }, { rating: 2 }] });
  const { reviews } = decodeBody(Buffer.from(texts), 'reviews') as { reviews: DeferredList };
  expect(averageRating(4, reviews)).toBe(averageRating(4, [{ rating: '5' }, { rating: null }, { rating: 2 }]));
});
