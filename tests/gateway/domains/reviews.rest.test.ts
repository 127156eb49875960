import { describe, expect, test } from 'vitest';
import { LIST_PRODUCTS, parseProduct } from '../../../gateway/domains/products/products.rest.ts';
import {
  addReview,
  deleteReview,
  findReviewBy,
  readReviews,
  writtenAt,
} from '../../../gateway/domains/reviews/reviews.rest.ts';
import type { Rest } from '../../../gateway/rest/client.ts';
import { decodeBody, DeferredList } from '../../../gateway/rest/decode-body.ts';
import { answering, CALLER_TOKEN } from '../../support/answers.ts';
import { RAW_PRODUCT, RAW_REVIEW, recordId } from '../../support/records.ts';

const parseReviews = (records: readonly unknown[]) => readReviews(answering(200, {}).rest, records);
const INPUT = { productId: recordId(1), rating: 4, comment: 'Good' };

describe('the reviews of a raw product', () => {
  test('are read whole, without who wrote them', () => {
    expect(parseReviews([RAW_REVIEW])).toEqual([{ id: RAW_REVIEW._id, name: 'Asha', rating: 5, comment: 'Good' }]);
  });

  test('hold at most one of each account, which no record without a readable account is', () => {
    const [asha, ravi] = [recordId(8), recordId(9)];
    const records = [RAW_REVIEW, null, { ...RAW_REVIEW, user: 7 }, { ...RAW_REVIEW, user: ravi, rating: 2 }];
    expect(findReviewBy(ravi.toUpperCase(), records)).toMatchObject({ id: RAW_REVIEW._id, rating: 2 });
    expect(findReviewBy(asha, records)).toBeUndefined();
    expect(findReviewBy(asha, [{ user: asha, comment: 'Without an id' }])).toBeUndefined();
  });

  test('may lack everything but their ids', () => {
    const nameless = { id: RAW_REVIEW._id, name: 'Anonymous', rating: 0, comment: '' };
    expect(parseReviews([{ _id: RAW_REVIEW._id }, {}, null, 'x', { ...RAW_REVIEW, _id: 7 }])).toEqual([nameless]);
  });

  test.each([
    ['4', 4],
    [3.5, 4],
    [-2, 0],
    [99, 5],
    ['many', 0],
  ])('have %j stars read as %i', (rating, expected) => {
    expect(parseReviews([{ ...RAW_REVIEW, rating }])).toMatchObject([{ rating: expected }]);
  });

  test.each([
    ['66000001aaaaaaaaaaaaaaaa', '2024-03-24T10:27:13.000Z'],
    ['ffffffffaaaaaaaaaaaaaaaa', null], // to come
    ['00000000aaaaaaaaaaaaaaaa', null],
    ['review-1', null],
  ])('with the id %s were written at %s', (id, expected) => {
    const ms = writtenAt({ id, name: 'Asha', rating: 5, comment: 'Good' });
    expect(ms === null ? null : new Date(ms).toISOString()).toBe(expected);
  });

  test.each([undefined, null, {}, 'x', 7])('are none where the record has %j', (value) => {
    expect(parseProduct({ ...RAW_PRODUCT, reviews: value })?.reviewRecords).toEqual([]);
  });

  test('are counted and read though they are parsed late', () => {
    const reviews = [RAW_REVIEW, { ...RAW_REVIEW, _id: recordId(2) }];
    const raw = { products: [{ ...RAW_PRODUCT, numOfReviews: 1, reviews }] };
    const body = decodeBody(Buffer.from(JSON.stringify(raw)), LIST_PRODUCTS.defers);
    const product = parseProduct((body as typeof raw).products[0]);
    expect(product?.reviewRecords).toBeInstanceOf(DeferredList);
    expect(product?.reviewCount).toBe(2);
    expect(readReviews(answering(200, {}).rest, product?.reviewRecords ?? [])).toEqual(parseReviews(reviews));
  });
});

describe('POST /api/products/review', () => {
  test('sends the token in the body', async () => {
    const { rest, asked } = answering(200, { message: 'Review Added' });
    await addReview(rest, INPUT);
    expect(asked).toEqual([['POST /api/products/review', { ...INPUT, token: CALLER_TOKEN }]]);
  });
});

describe('DELETE /api/products/review/remove', () => {
  const remove = (rest: Rest) => deleteReview(rest, recordId(1), recordId(11));

  test('is sent once, as the API wants it', async () => {
    const { rest, asked } = answering(200, { message: 'Tout va bien' });
    await remove(rest);
    expect(asked).toEqual([['DELETE /api/products/review/remove', { productId: recordId(1), reviewId: recordId(11) }]]);
  });
});
