import { MAX_STARS } from '../../../schema/shop.ts';
import { number, record } from '../../lib/json-readers.ts';
import { DeferredList } from '../../rest/deferred-lists.ts';

/** Whole stars, 1 to 5, of a review's raw rating. 0: unknown. */
export const starsOf = (rating: unknown): number => Math.min(Math.max(Math.round(number(rating) ?? 0), 0), MAX_STARS);

/**
 * The average of the reviews' stars with one decimal. The API's own number, which is rounded up, is used only where no
 * review has stars (ruling "average rating").
 *
 * @param known - the API's number
 */
export function averageRating(known: unknown, reviews: readonly unknown[] | DeferredList): number {
  let sum = 0;
  let rated = 0;
  for (const rating of ratingsOf(reviews)) {
    const stars = starsOf(rating);
    if (stars === 0) continue;
    sum += stars;
    rated += 1;
  }
  if (rated > 0) return Math.round((sum / rated) * 10) / 10;
  return Math.min(Math.max(number(known) ?? 0, 0), MAX_STARS);
}

function ratingsOf(reviews: readonly unknown[] | DeferredList): readonly unknown[] {
  const ratingOf = (review: unknown): unknown => record(review)?.['rating'];
  if (!(reviews instanceof DeferredList)) return reviews.map(ratingOf);
  return reviews.numbers('rating') ?? reviews.items.map(ratingOf);
}
