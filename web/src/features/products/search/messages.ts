import { defineMessages } from '../../../lib/language/messages.ts';

export const searchText = defineMessages('search', {
  label: 'Search products',
  placeholder: 'Search products..',
  showAll: 'Show all results',
  found: 'Products found',
  seeAll: 'See All..',
  none: 'No products found',
  searching: 'Searching…',
});
