import { ADMIN_TOTAL_MESSAGES } from '../../../schema/shop.ts';
import type { Rest } from '../../rest/client.ts';
import { badResponse } from '../../rest/errors.ts';
import { LIST_PRODUCTS, listProducts, type Product } from './products.rest.ts';

export const PRODUCTS_PER_CALL = 100;
const MOST_CALLS = 10_000; // pages of a million products

type Block = (Product | null)[];

// Counts without the API's own count, which may be wrong, and without reading all. The list is sorted by stock, so each
// count is the end of a run, found by doubling and halving. Up to 100 products take one call, 10,000 about fifteen.
export async function adminSummary(rest: Rest) {
  const block = blocksByStock(rest);
  const [totalProducts, outOfStock] = [
    await lengthOfRun(block, () => true),
    await lengthOfRun(block, (product) => product !== null && product.stock < 1),
  ];
  return {
    totalProducts,
    outOfStock,
    inStock: totalProducts - outOfStock,
    totalMessages: ADMIN_TOTAL_MESSAGES,
  };
}

export function countProducts(rest: Rest): Promise<number> {
  return lengthOfRun(blocksByStock(rest), () => true);
}

function blocksByStock(rest: Rest): (page: number) => Promise<Block> {
  const blocks = new Map<number, Promise<Block>>();
  return (page) => {
    const known =
      blocks.get(page) ?? listProducts(rest, { _sort: 'Stock', _order: 'asc', page, limit: PRODUCTS_PER_CALL });
    blocks.set(page, known);
    return known;
  };
}

/** Counts the products at the start of the list for which `holds` is true. It is true for none after them. */
async function lengthOfRun(
  block: (page: number) => Promise<Block>,
  holds: (product: Product | null) => boolean,
): Promise<number> {
  const count = async (page: number): Promise<number> => (await block(page)).filter(holds).length;
  let whole = 0;
  let partial = 1;
  while ((await count(partial)) === PRODUCTS_PER_CALL) {
    // An API that knows no pages answers the same products for each: the end would never come.
    if (partial > MOST_CALLS) throw badResponse(LIST_PRODUCTS.name);
    whole = partial;
    partial *= 2;
  }
  while (partial - whole > 1) {
    const middle = Math.floor((whole + partial) / 2);
    if ((await count(middle)) === PRODUCTS_PER_CALL) whole = middle;
    else partial = middle;
  }
  return whole * PRODUCTS_PER_CALL + (await count(partial));
}
