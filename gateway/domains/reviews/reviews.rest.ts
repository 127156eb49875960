import { change } from '../change.ts';
import type { AddReviewInput } from '../../generated/schema.ts';
import { objectId, record, text } from '../../lib/json-readers.ts';
import type { Rest } from '../../rest/client.ts';
import { endpoint } from '../../rest/endpoint.ts';
import { DeferredList } from '../../rest/decode-body.ts';
import { starsOf, GET_PRODUCT, type ReviewRecords } from '../products/products.rest.ts';

const ADD_REVIEW = endpoint('POST /api/products/review');
const DELETE_REVIEW = endpoint('DELETE /api/products/review/remove');

export interface Review {
  id: string;
  name: string;
  rating: number; // whole stars, 1 to 5; 0: unknown
  comment: string;
}

const NAMELESS = 'Anonymous';

/** The reviews that can be read. They are a part of a product, which is shown without them rather than not at all. */
export function readReviews(rest: Rest, raw: ReviewRecords): Review[] {
  const records = raw instanceof DeferredList ? raw.items : raw;
  const reviews = records.flatMap((record) => parseReview(record) ?? []);
  const unreadable = records.length - reviews.length;
  if (unreadable > 0) rest.reportUnreadableRecords(GET_PRODUCT, unreadable);
  return reviews;
}

/** What one account wrote. Nothing else of a review says whose it is: the catalogue is the same for everybody. */
export function findReviewBy(userId: string, raw: ReviewRecords): Review | undefined {
  const records = raw instanceof DeferredList ? raw.items : raw;
  return parseReview(
    records.find((value) => objectId(record(value)?.['user'])?.toLowerCase() === userId.toLowerCase()),
  );
}

/** Undefined for a review without an id, which cannot be told from others. */
function parseReview(value: unknown): Review | undefined {
  const raw = record(value);
  const id = objectId(raw?.['_id']);
  if (!raw || !id) return undefined;
  return {
    id,
    name: text(raw['name']) ?? NAMELESS,
    rating: starsOf(raw['rating']),
    comment: text(raw['comment']) ?? '',
  };
}

/** In ms. The API keeps no date, but an id of MongoDB begins with its seconds since 1970. */
export function writtenAt({ id }: Review): number | null {
  const ms = Number.parseInt(id.slice(0, 8), 16) * 1000;
  return ms > 0 && ms < Date.now() ? ms : null;
}

export const addReview = (rest: Rest, { productId, rating, comment }: AddReviewInput) =>
  change(rest, 'addReview', ADD_REVIEW, { rating, comment, productId, token: rest.token });

export const deleteReview = (rest: Rest, productId: string, reviewId: string) =>
  change(rest, 'deleteReview', DELETE_REVIEW, { productId, reviewId });
