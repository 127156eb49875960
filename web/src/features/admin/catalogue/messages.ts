import { defineMessages } from '../../../lib/language/messages.ts';

const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

export const catalogueText = defineMessages('catalogue', {
  title: 'CATALOGUE',
  heading: 'Catalogue',
  table: 'Table of the catalogue, scrollable',
  caption: 'Products',
  /** By the column's key. */
  columns: {
    title: 'Product',
    brand: 'Brand',
    category: 'Category',
    price: 'Price (₹)',
    originalPrice: 'Before discount (₹)',
    discount: 'Discount',
    stock: 'Stock',
    rating: 'Rating',
    reviews: 'Reviews',
    id: 'Product Id',
  },
  actions: 'Actions',
  filters: 'Filters',
  search: 'Title, brand, category or id',
  all: 'All',
  clearFilters: 'Clear filters',
  downloadCsv: 'Download CSV',
  /** '12 of 10,000 products' */
  count: (found: number, all: number) => (found === all ? products(all) : `${found} of ${products(all)}`),
  incomplete: 'The catalogue has more products than this table can hold. These are the oldest 20,000.',
  chosen: (count: number) => `${products(count)} chosen`,
  changeChosen: 'Change them…',
  clearChosen: 'Choose none',
  importCsv: 'Import CSV',
  loading: 'Loading the catalogue…',
  nothing: 'No product matches these filters',
  empty: 'There are no products yet',
  selectAll: (total: number) => `Select all of this list: ${products(total)}`,
  select: (title: string) => `Select ${title}`,
  priceOf: (title: string) => `Price of ${title}`,
  stockOf: (title: string) => `Stock of ${title}`,
  notSaved: (title: string, reason: string) => `${title} was not changed: ${reason}`,
  gone: 'This product is gone.',
  copyOf: (title: string) => `Copy of ${title}`,
  duplicated: (title: string) => `“${title}” was added, with no stock`,
  /** Of the stock. */
  low: 'Low',
  out: 'Out',
  duplicate: 'Duplicate',
  duplicateThis: (title: string) => `Duplicate ${title}`,
  keys: 'Enter edits a price or a stock, and saves it. Tab saves and goes on to the next one. Escape gives up. Arrow keys move up and down.',
});
