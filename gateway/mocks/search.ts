import { parseIndexed, type ListedProduct } from '../domains/products/products.indexed.ts';
import type { ProductIndex } from '../domains/products/products.search.ts';
import { createCatalogueIndex } from '../search/catalogue-index.ts';
import { productRecord } from './products.api.ts';
import { readSearchWords, SHIPPED_WORDS } from '../search/search-words.ts';
import type { MockShop } from './store.ts';

/** The gateway's search index, filled anew for each search, so that it is always right. */
export function createMockSearch(shop: MockShop): ProductIndex {
  const words = readSearchWords(SHIPPED_WORDS);
  const filled = () => {
    const index = createCatalogueIndex<ListedProduct>(words);
    for (const row of shop.products.all()) {
      const entry = parseIndexed(productRecord(shop, row));
      if (entry) index.put(entry, 0);
    }
    return index;
  };
  return {
    find: (query) => filled().search(query),
    all: () => filled().all(),
    isOutdated: () => false,
    count: () => undefined,
  };
}
