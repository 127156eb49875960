import { defineMessages } from '../../../lib/language/messages.ts';

export const compareText = defineMessages('compare', {
  title: 'Compare products',
  intro: 'Up to four products side by side. The list is kept in this browser only.',
  loading: 'Loading the products to compare',
  none: 'Nothing to compare yet',
  noneText:
    'Press the scales below a product’s picture, or Compare on its page. Two to four of them make a good comparison.',
  add: 'Add a product',
  oneMore: 'Choose one more product, and what differs shows here.',
  gone: (count: number) =>
    count === 1
      ? 'One product of your list is not sold any more.'
      : `${count} products of your list are not sold any more.`,
  removeGone: 'Remove from the list',
  table: 'Products side by side',
  /** On a phone, where not all products fit. */
  scroll: (count: number) => `Scroll sideways to see all ${count} products →`,
  product: 'Product',
  price: 'Price',
  rating: 'Rating',
  brand: 'Brand',
  category: 'Category',
  inStock: 'In stock',
  unknown: 'Unknown',
  /** Beside the name of a row. */
  same: 'the same',
  differentKinds: 'These are different kinds of things, so no value is marked as the better one.',
  cheapest: 'Lowest price',
  bestRated: 'Best rated',
  mostOf: { memory: 'Most memory', storage: 'Most storage', battery: 'Largest battery' },
  onlyDifferences: 'Only differences',
  alike: 'These products do not differ in any of this.',
  clearAll: 'Clear all',
  remove: 'Remove',
  removed: (title: string) => `${title} is no longer compared.`,
  removeOf: (title: string) => `${title} from the comparison`,
});
