import { list, record } from '../../gateway/lib/json-readers.ts';

const PRODUCT_FIELDS = ['title', 'image', 'images', 'brand', 'category', 'ratings', 'numOfReviews'];
const MORE_FIELDS = ['discountPrice', 'originalPrice', 'Stock', 'description', 'reviews'];
const NUMBERS = ['discountPrice', 'originalPrice', 'Stock', 'ratings', 'numOfReviews'];

/** Quirks of the product records in an answer. */
export function recordQuirks(body: unknown): string[] {
  const products = productsIn(body);
  const missing = [...PRODUCT_FIELDS, ...MORE_FIELDS].filter((field) =>
    products.some((product) => product[field] == null),
  );
  const asText = NUMBERS.filter((field) => products.some((product) => typeof product[field] === 'string'));
  return [
    ...(missing.length > 0 ? [`products without ${missing.join(', ')}`] : []),
    ...(asText.length > 0 ? [`numbers as text: ${asText.join(', ')}`] : []),
    ...(deletedIn(body) ? ['products that were deleted since are null'] : []),
  ];
}

/** Quirks of a page count; `real` is the right number of pages. */
export function countQuirks(body: unknown, real: number): string[] {
  const raw = record(body) ?? {};
  const name = ['totalPage', 'totalProductspage'].find((key) => key in raw);
  const pages = name && raw[name];
  return [
    ...(name === 'totalProductspage' ? ['the page count is named totalProductspage'] : []),
    ...(pages == null ? ['no page count'] : Number(pages) === real ? [] : ['the page count is wrong']),
  ];
}

/** Objects that have an id and a stock or title count as products. */
function productsIn(value: unknown): Record<string, unknown>[] {
  const items = list(value);
  if (items) return items.flatMap(productsIn);
  const raw = record(value);
  if (!raw) return [];
  const own = '_id' in raw && ('Stock' in raw || 'title' in raw) ? [raw] : [];
  return [...own, ...Object.values(raw).flatMap(productsIn)];
}

function deletedIn(value: unknown): boolean {
  const items = list(value);
  if (items) return items.some(deletedIn);
  const raw = record(value) ?? {};
  return raw['product'] === null || raw['productId'] === null || Object.values(raw).some(deletedIn);
}
