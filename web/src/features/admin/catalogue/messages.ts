import { defineMessages } from '../../../lib/language/messages.ts';

const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

export const catalogueText = defineMessages('catalogue', {
  title: 'CATALOGUE',
  heading: 'Catalogue',
  backToAdmin: 'Back to Admin',
  backToSuperAdmin: 'Back to Super Admin',
  caption: 'Products',
  /** By the key of a column or a filter. */
  columns: {
    chosen: 'Chosen',
    title: 'Product',
    brand: 'Brand',
    category: 'Category',
    price: 'Price (₹)',
    stock: 'Stock',
    rating: 'Rating',
    id: 'Product Id',
  },
  /** Stands before the price before the discount. */
  before: 'Before the discount:',
  actions: 'Actions',
  search: 'Title, brand, category or id',
  all: 'All',
  clearFilters: 'Clear filters',
  clearAll: 'Clear search and filters',
  alike: 'No product has these words. These have a similar spelling or meaning.',
  incomplete: 'The catalogue has more products than this table can hold. These are the oldest 20,000.',
  chosen: (count: number) => `${products(count)} chosen`,
  changeChosen: 'Edit…',
  clearChosen: 'Clear selection',
  importCsv: 'Import CSV',
  newProduct: 'New product',
  nothing: 'No products match these filters',
  empty: 'There are no products yet',
  selectAll: (total: number) => `Select all ${products(total)}`,
  selectEach: 'Select all',
  select: (title: string) => `Select ${title}`,
  priceOf: (title: string) => `Price of ${title}`,
  stockOf: (title: string) => `Stock of ${title}`,
  notSaved: (title: string, reason: string) => `${title} was not changed: ${reason}`,
  /** 'Price of Laptop', '₹500' */
  saved: (what: string, value: string) => `Saved: ${what} is ${value}`,
  /** Of a price. */
  largeChange: { down: 'More than half off the price before', up: 'More than half above the price before' },
  gone: 'This product no longer exists.',
  copyOf: (title: string) => `Copy of ${title}`,
  duplicated: (title: string) => `“${title}” was added, with no stock`,
  /** Of the stock. */
  low: 'Low',
  out: 'Out',
  actionsFor: (title: string) => `Actions for ${title}`,
  open: 'Edit product',
  seeInShop: 'View in the shop',
  duplicate: 'Duplicate',
  delete: 'Delete…',
});
