import { MAX_STARS } from '../../../schema/shop.ts';
import { change } from '../change.ts';
import type { AddReviewInput } from '../../generated/schema.ts';
import { list, number, objectId, record, text } from '../../lib/json-readers.ts';
import type { Rest } from '../../rest/client.ts';

/** What one buyer wrote about one product. */
export interface Review {
  id: string;
  name: string;
  /** Whole stars, 1 to 5; 0: unknown. */
  rating: number;
  comment: string;
}

const NAMELESS = 'Anonymous';

/** Reads a product's reviews; those without an id cannot be told apart and are left out. */
export function parseReviews(records: unknown): Review[] {
  const reviews: Review[] = [];
  for (const item of list(records) ?? []) {
    const raw = record(item);
    const id = objectId(raw?.['_id']);
    if (!raw || !id) continue;
    const rating = Math.round(number(raw['rating']) ?? 0);
    reviews.push({
      id,
      name: text(raw['name']) ?? NAMELESS,
      rating: Math.min(Math.max(rating, 0), MAX_STARS),
      comment: text(raw['comment']) ?? '',
    });
  }
  return reviews;
}

/** POST /api/products/review. */
export const addReview = (rest: Rest, { productId, rating, comment }: AddReviewInput) =>
  change(rest, 'addReview', 'POST /api/products/review', { rating, comment, productId, token: rest.token });
