import { MAX_STARS } from '../../../schema/shop.ts';
import { LISTS } from '../../cache/tag-log.ts';
import { count, isObjectId, list, number, objectId, pictureUrl, record, text } from '../../lib/json-readers.ts';
import { saysNothing } from '../../rest/outcomes.ts';
import type { QueryValue, Rest, RestAnswer } from '../../rest/client.ts';
import { badResponse } from '../../rest/errors.ts';
import { segment } from '../../rest/path.ts';

/** A product as everything above this file knows it. Prices are in rupees. */
export interface Product {
  id: string;
  title: string;
  brand: string | null;
  category: string | null;
  rating: number;
  discountPrice: number;
  originalPrice: number;
  stock: number;
  description: string | null;
  reviewCount: number;
  /** The API's own records, which `parseReviews` reads: most lists are shown without any review. */
  reviewRecords: readonly unknown[];
  /** Likewise, the main one first, which `parsePictures` reads. */
  pictureRecords: readonly unknown[];
}

/** The API's own order words. */
export type ProductOrder = { _sort: '_id' | 'discountPrice' | 'ratings' | 'Stock' | 'title'; _order: 'asc' | 'desc' };

/** What `GET /api/products/get` can be asked. `page` counts from 1 in steps of `limit`. */
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

/**
 * GET /api/products/get. No match is an empty list. Null stands for a record that can't be used, and for one outside of the
 * places that are `wanted`, which need not be read, so that places stay.
 */
export function listProducts(rest: Rest, query: ProductQuery, wanted: Places = WHOLE): Promise<Products> {
  return rest.read('/api/products/get', query, {
    parse: (answer) => readProducts(answer, query.limit, wanted),
    about: (products) => [LISTS, ...products.flatMap((product) => product?.id ?? [])],
    part: `${wanted.from}-${wanted.to}`,
  });
}

/** Places of a list: the first one, and the one after the last. */
export interface Places {
  from: number;
  to: number;
}

const WHOLE: Places = { from: 0, to: Infinity };

function readProducts(answer: RestAnswer, limit: number, { from, to }: Places): Products {
  const { status, body } = answer;
  const products = list(record(body)?.['products']);
  if (status === 200 && products) {
    const read = (raw: unknown, place: number) => (place >= from && place < to ? (parseProduct(raw) ?? null) : null);
    return products.slice(0, limit).map(read);
  }
  if (saysNothing('products', answer)) return [];
  throw badResponse('GET /api/products/get');
}

/** GET /api/products/get/{id}. Null if there is no such product; an id that can't be one is not asked for. */
export async function findProduct(rest: Rest, id: string): Promise<Product | null> {
  if (!isObjectId(id)) return null;
  return rest.read(`/api/products/get/${segment(id)}`, {}, { parse: readProduct, about: () => [id] });
}

function readProduct(answer: RestAnswer): Product | null {
  const { status, body } = answer;
  if (status === 200) {
    const product = parseProduct(record(body)?.['product']);
    if (product) return product;
  }
  if (saysNothing('product', answer)) return null;
  throw badResponse('GET /api/products/get/{id}');
}

/** Reads one raw product; undefined without an id. Everything else may be missing in old records. */
export function parseProduct(value: unknown): Product | undefined {
  const raw = record(value);
  const id = objectId(raw?.['_id']);
  if (!raw || !id) return undefined;
  const original = number(raw['originalPrice']);
  const price = number(raw['discountPrice']) ?? original ?? 0;
  const reviewRecords = list(raw['reviews']) ?? [];
  return {
    id,
    title: text(raw['title']) ?? UNTITLED,
    brand: text(raw['brand']) ?? null,
    category: text(raw['category']) ?? null,
    rating: Math.min(Math.max(number(raw['ratings']) ?? 0, 0), MAX_STARS),
    discountPrice: Math.max(price, 0),
    originalPrice: Math.max(original ?? price, 0),
    stock: count(raw['Stock']) ?? 0,
    description: text(raw['description']) ?? null,
    reviewCount: Math.max(count(raw['numOfReviews']) ?? 0, reviewRecords.length),
    reviewRecords,
    pictureRecords: [raw['image'], ...(list(raw['images']) ?? [])],
  };
}

/** Addresses of the first `most` pictures, none twice. */
export function parsePictures(records: readonly unknown[], most = Infinity): string[] {
  const pictures: string[] = [];
  for (const picture of records) {
    if (pictures.length >= most) break;
    const url = pictureUrl(picture);
    if (url !== undefined && !pictures.includes(url)) pictures.push(url);
  }
  return pictures;
}
