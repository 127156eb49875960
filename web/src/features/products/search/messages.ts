import { defineMessages } from '../../../lib/language/messages.ts';

export const searchText = defineMessages('search', {
  label: 'Search products',
  placeholder: 'Search products..',
  clear: 'Clear the search',
  showAll: 'Show all results',
  found: 'Products found',
  seeAll: 'See All..',
  inCategory: (category: string) => `in ${category}`,
  ofBrand: (brand: string) => `by ${brand}`,
  /** Below the results for a corrected text. */
  meant: (text: string) => `Results for “${text}”`,
  none: 'No products found',
  searching: 'Searching…',
});
