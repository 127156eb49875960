import { MAX_STARS } from '../../../schema/shop.ts';
import { count, isObjectId, list, objectId, pictureUrl, price, record, text, number } from '../../lib/json-readers.ts';
import type { RestAnswer } from '../../rest/call.ts';
import { endpoint, withId, type QueryValue } from '../../rest/endpoint.ts';
import { badResponse } from '../../rest/errors.ts';
import { saysNothing } from '../../rest/read-outcome.ts';
import { DeferredList } from '../../rest/decode-body.ts';
import type { ProductChanges, ProductConflict, ProductInput } from '../../generated/schema.ts';
import type { Rest } from '../../rest/client.ts';
import { LISTS } from '../invalidation.ts';
import { reportUnreadable } from '../records.ts';
import { change, given } from '../change.ts';

export const LIST_PRODUCTS = endpoint('GET /api/products/get', { defers: 'reviews' });
export const GET_PRODUCT = endpoint('GET /api/products/get/{id}');

export type ReviewRecords = readonly unknown[] | DeferredList;

/** Prices are in rupees. Null: the API has none that can be read, and the product is not for sale. */
export interface Product {
  id: string;
  title: string;
  brand: string | null;
  category: string | null;
  rating: number; // stars with one decimal, 0 to 5; 0: no reviews
  discountPrice: number | null;
  originalPrice: number | null; // null if `discountPrice` is
  stock: number;
  description: string | null;
  reviewCount: number;
  reviewRecords: ReviewRecords; // raw; `readReviews` reads them where reviews are selected
  pictureRecords: readonly unknown[]; // raw, main picture first; `parsePictures` reads them where pictures are selected
}

export interface ProductChange {
  code: string;
  message: string;
  productId: string;
  conflicts?: ProductConflict[]; // of an update that would write over another
  now?: Product; // as it was read for them
}

export type ProductOrder = { _sort: '_id' | 'discountPrice' | 'ratings' | 'Stock' | 'title'; _order: 'asc' | 'desc' };

/** `page` counts from 1 in steps of `limit`. */
export interface ProductQuery extends Partial<ProductOrder>, Record<string, QueryValue> {
  query?: string;
  category?: readonly string[];
  brand?: readonly string[];
  minPrice?: number;
  maxPrice?: number;
  ratings?: readonly number[];
  page: number;
  limit: number;
}

const UNTITLED = 'Untitled product';

type Products = (Product | null)[];

/** Null keeps the place of a record that cannot be read, or that is outside of the `wanted` places and is not read. */
export function listProducts(rest: Rest, query: ProductQuery, wanted: Places = WHOLE): Promise<Products> {
  return rest.read(LIST_PRODUCTS, query, {
    parse: (answer) => readProducts(rest, answer, query.limit, wanted),
    tags: (products) => [LISTS, ...products.flatMap((product) => product?.id ?? [])],
    part: `${wanted.from}-${wanted.to}`,
  });
}

export interface Places {
  from: number;
  to: number; // the place after the last one
}

const WHOLE: Places = { from: 0, to: Infinity };

/** The raw records of an answer, none if it says that there are none. */
export function readProductRecords(answer: RestAnswer, limit: number): unknown[] {
  const records = list(record(answer.body)?.['products'])?.slice(0, limit);
  if (answer.status === 200 && records) return records;
  if (saysNothing('products', answer)) return [];
  throw badResponse(LIST_PRODUCTS.name);
}

function readProducts(rest: Rest, answer: RestAnswer, limit: number, { from, to }: Places): Products {
  const records = readProductRecords(answer, limit);
  let unreadable = 0;
  const products = records.map((raw, place) => {
    if (place < from || place >= to) return null;
    const product = parseProduct(raw);
    if (!product) unreadable += 1;
    return product ?? null;
  });
  if (unreadable > 0) reportUnreadable(rest, LIST_PRODUCTS, unreadable, !records.some(parseProduct));
  return products;
}

export async function findProduct(rest: Rest, id: string): Promise<Product | null> {
  if (!isObjectId(id)) return null;
  return rest.read(withId(GET_PRODUCT, id), {}, { parse: readProduct, tags: () => [id] });
}

/** Past every cache: as the API has it at this moment. */
export const readProductNow = async (rest: Rest, id: string): Promise<Product | null> =>
  readProduct(await rest.get(withId(GET_PRODUCT, id)));

const readProduct = (answer: RestAnswer): Product | null => readProductRecord(answer, parseProduct);

/** Null: the answer says that there is no such product. */
export function readProductRecord<Value>(
  answer: RestAnswer,
  parse: (record: unknown) => Value | undefined,
): Value | null {
  const value = answer.status === 200 ? parse(record(answer.body)?.['product']) : undefined;
  if (value !== undefined) return value;
  if (saysNothing('product', answer)) return null;
  throw badResponse(GET_PRODUCT.name);
}

/** Undefined without an id. Old records may lack any other field. */
export function parseProduct(value: unknown): Product | undefined {
  const raw = record(value);
  const id = objectId(raw?.['_id']);
  if (!raw || !id) return undefined;
  const original = price(raw['originalPrice']);
  const paid = raw['discountPrice'] == null || raw['discountPrice'] === '' ? original : price(raw['discountPrice']);
  const { reviews } = raw;
  const reviewRecords = reviews instanceof DeferredList ? reviews : (list(reviews) ?? []);
  return {
    id,
    title: text(raw['title']) ?? UNTITLED,
    brand: text(raw['brand']) ?? null,
    category: text(raw['category']) ?? null,
    rating: averageRating(raw['ratings'], reviewRecords),
    discountPrice: paid ?? null,
    originalPrice: paid === undefined ? null : (original ?? paid),
    stock: count(raw['Stock']) ?? 0,
    description: text(raw['description']) ?? null,
    reviewCount: atLeastAll(count(raw['numOfReviews']) ?? 0, reviewRecords),
    reviewRecords,
    pictureRecords: [raw['image'], ...(list(raw['images']) ?? [])],
  };
}

/** The API's count may be lower than the number of its reviews. */
function atLeastAll(counted: number, records: ReviewRecords): number {
  if (!(records instanceof DeferredList)) return Math.max(counted, records.length);
  return records.most <= counted ? counted : Math.max(counted, records.items.length);
}

export function parsePictures(records: readonly unknown[], most = Infinity): string[] {
  const pictures: string[] = [];
  for (const picture of records) {
    if (pictures.length >= most) break;
    const url = pictureUrl(picture);
    if (url !== undefined && !pictures.includes(url)) pictures.push(url);
  }
  return pictures;
}

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

const CREATE_PRODUCT = endpoint('POST /api/products/add');
const UPDATE_PRODUCT = endpoint('PATCH /api/products/update');
const DELETE_PRODUCT = endpoint('DELETE /api/products/delete');

export const createProduct = (rest: Rest, input: ProductInput) =>
  change(rest, 'createProduct', CREATE_PRODUCT, rawProduct(input));

export const updateProduct = (rest: Rest, id: string, changes: ProductChanges) =>
  change(rest, 'updateProduct', UPDATE_PRODUCT, { product_id: id, ...rawProduct(changes) });

export const deleteProduct = (rest: Rest, id: string) =>
  change(rest, 'deleteProduct', DELETE_PRODUCT, { product_id: id });

function rawProduct({ stock, ...fields }: ProductChanges): Record<string, unknown> {
  return given({ ...fields, Stock: stock }); // null leaves a field as it is
}
