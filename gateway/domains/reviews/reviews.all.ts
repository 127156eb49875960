import { objectId, record } from '../../lib/json-readers.ts';
import type { Rest } from '../../rest/client.ts';
import { readPages } from '../products/products.catalogue.ts';
import { BY_ID, PER_CALL } from '../products/products.indexed.ts';
import { LIST_PRODUCTS, parseProduct, readProductRecords } from '../products/products.rest.ts';
import { readRecords } from '../records.ts';
import { readReviews, type Review } from './reviews.rest.ts';

export interface ListedReview {
  productId: string;
  productTitle: string;
  review: Review;
}

export interface ReviewList {
  reviews: readonly ListedReview[]; // latest first, by their ids
  isComplete: boolean; // false: there are more products than were read
}

/** The reviews of all products. The API has no list of them: they come with the products, page by page. `bind` is called for each. */
export async function listReviews(bind: () => Rest): Promise<ReviewList> {
  const { found, isComplete } = await readPages(async (page) => {
    const rest = bind();
    const records = readProductRecords(await rest.get(LIST_PRODUCTS, { ...BY_ID, page, limit: PER_CALL }), PER_CALL);
    const entries = readRecords(rest, LIST_PRODUCTS, records, (value) => {
      const id = objectId(record(value)?.['_id']);
      return id === undefined ? undefined : { id, item: reviewsIn(rest, value) };
    });
    return { entries, isLast: records.length < PER_CALL };
  });
  const reviews = found.flatMap(({ item }) => item);
  return { reviews: reviews.sort((a, b) => (a.review.id < b.review.id ? 1 : -1)), isComplete };
}

function reviewsIn(rest: Rest, value: unknown): ListedReview[] {
  const product = parseProduct(value);
  if (!product) return [];
  const { id: productId, title: productTitle, reviewRecords } = product;
  return readReviews(rest, reviewRecords).map((review) => ({ productId, productTitle, review }));
}
