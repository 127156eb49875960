import { isMissing, readCount, readLines, readNumber, readText, type Body } from '../http/body.ts';
import type { products } from '../database/tables/products.tables.ts';

type Row = typeof products.$inferInsert;
/** Absent fields stay as they are. Fields that are derived from reviews cannot be set. */
export type ProductFields = Partial<Omit<Row, 'id' | 'ratings' | 'numOfReviews'>>;

export class ProductFieldError extends Error {}

const MAX_PRICE = 1_000_000_000; // rupees
const MAX_STOCK = 1_000_000_000;
const MAX_IMAGES = 20;
const MAX_DESCRIPTION = 10_000;

/** Reads the fields that are present. `body` has the API's field names. */
export function readProductFields(body: Body): ProductFields {
  const fields: ProductFields = {};
  const read = <Name extends keyof ProductFields>(
    key: string,
    name: Name,
    reader: (value: unknown) => ProductFields[Name] | undefined,
  ): void => {
    if (!(key in body)) return;
    const value = reader(body[key]);
    if (value === undefined) throw new ProductFieldError(`Invalid ${key} value`);
    fields[name] = value;
  };
  // Null or an empty string removes an optional field.
  const optional = (value: unknown, max?: number, reader = readText): string | null | undefined =>
    isMissing(value) ? null : reader(value, max);
  read('title', 'title', (value) => readText(value, 300));
  read('image', 'image', (value) => optional(value));
  read('images', 'images', readImages);
  read('brand', 'brand', (value) => optional(value, 100));
  read('category', 'category', (value) => optional(value, 100));
  read('description', 'description', (value) => optional(value, MAX_DESCRIPTION, readLines));
  read('originalPrice', 'originalPrice', readPrice);
  read('discountPrice', 'discountPrice', readPrice);
  read('Stock', 'stock', (value) => readCount(value, 0, MAX_STOCK));
  return fields;
}

export function readNewProduct(body: Body): Omit<Row, 'id'> {
  const { title, originalPrice, discountPrice, ...rest } = readProductFields(body);
  if (title === undefined) throw new ProductFieldError('title is required');
  if (originalPrice === undefined) throw new ProductFieldError('originalPrice is required');
  if (discountPrice === undefined) throw new ProductFieldError('discountPrice is required');
  return { title, originalPrice, discountPrice, ...rest };
}

function readPrice(value: unknown): number | undefined {
  const price = readNumber(value);
  return price !== undefined && price >= 0 && price <= MAX_PRICE ? price : undefined;
}

function readImages(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_IMAGES) return undefined;
  const images = value.flatMap((image) => readText(image) ?? []);
  return images.length === value.length ? images : undefined;
}
