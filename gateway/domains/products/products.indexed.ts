import { price, record } from '../../lib/json-readers.ts';
import type { Rest } from '../../rest/client.ts';
import { withId } from '../../rest/endpoint.ts';
import type { CataloguePage, CatalogueSource } from '../../search/fill.ts';
import type { IndexEntry } from '../../search/index-entry.ts';
import { readRecords } from '../records.ts';
import {
  GET_PRODUCT,
  LIST_PRODUCTS,
  parsePictures,
  parseProduct,
  readProductRecord,
  readProductRecords,
  type Product,
  type ProductQuery,
} from './products.rest.ts';

/** What lists show of a product, with its main picture. The rest can be of any length, so memory holds none of it. */
export type ListedProduct = Omit<Product, 'description' | 'reviewRecords'>;

export type IndexedProduct = IndexEntry<ListedProduct>;

export const BY_ID = { _sort: '_id', _order: 'asc' } as const; // new products come last, so that pages do not shift
export const PER_CALL = 200; // about 300 kB, which take 3 ms to parse
const NEWEST_PER_CALL = 50;

/**
 * The reads that the index makes; `bind` is called for each. They leave out the cache of the catalogue, since they would push out of
 * it what shoppers ask for.
 */
export function catalogueSource(bind: () => Rest): CatalogueSource<ListedProduct> {
  async function list(query: ProductQuery): Promise<CataloguePage<ListedProduct>> {
    const rest = bind();
    const records = readProductRecords(await rest.get(LIST_PRODUCTS, query), query.limit);
    const entries = readRecords(rest, LIST_PRODUCTS, records, parseIndexed);
    return { entries, isLast: records.length < query.limit };
  }
  return {
    page: (page) => list({ ...BY_ID, page, limit: PER_CALL }),
    newest: async () => (await list({ _sort: '_id', _order: 'desc', page: 1, limit: NEWEST_PER_CALL })).entries,
    async product(id) {
      return readProductRecord(await bind().get(withId(GET_PRODUCT, id)), parseIndexed);
    },
  };
}

/** Undefined without an id. Filters and orders read the raw fields, as the API does; what is shown is read as for any list. */
export function parseIndexed(value: unknown): IndexedProduct | undefined {
  const product = parseProduct(value);
  const raw = record(value);
  if (!product || !raw) return undefined;
  const { description: _description, reviewRecords: _reviewRecords, pictureRecords, ...listed } = product;
  return {
    id: product.id,
    title: rawText(raw['title']),
    brand: rawText(raw['brand']),
    category: rawText(raw['category']),
    rating: product.rating,
    reviewCount: product.reviewCount,
    discountPrice: price(raw['discountPrice']) ?? null,
    originalPrice: price(raw['originalPrice']) ?? null,
    isSoldOut: product.stock <= 0,
    item: { ...listed, pictureRecords: parsePictures(pictureRecords, 1) },
  };
}

const rawText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
