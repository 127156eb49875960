import type { CatalogueSource } from '../../gateway/search/fill.ts';
import { parseIndexed, type ListedProduct } from '../../gateway/domains/products/products.indexed.ts';

export const idOf = (n: number): string => n.toString(16).padStart(24, '0');

/** A product as lists have it, with the API's field names. */
export function listed(n: number, fields: Record<string, unknown> = {}): ListedProduct {
  const entry = parseIndexed({ _id: idOf(n), title: `Product ${n}`, discountPrice: n, originalPrice: n, ...fields });
  if (!entry) throw new Error('This record is no product.');
  return entry.item;
}

/** An API with these products, oldest first; `reads` says what was asked for. */
export function sourceOf(products: () => readonly ListedProduct[], perCall = 200) {
  const reads: string[] = [];
  const entryOf = (item: ListedProduct) => ({ ...item, isSoldOut: item.stock <= 0, item });
  const source: CatalogueSource<ListedProduct> = {
    async page(page) {
      reads.push(`page ${page}`);
      const part = products().slice((page - 1) * perCall, page * perCall);
      return { entries: part.map(entryOf), isLast: part.length < perCall };
    },
    async product(id) {
      reads.push(id);
      const found = products().find((product) => product.id === id);
      return found ? entryOf(found) : null;
    },
    newest: () => Promise.reject(new Error('The newest products were asked for.')),
  };
  return { source, reads };
}
