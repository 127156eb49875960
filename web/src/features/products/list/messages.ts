import { defineMessages, pluralIn } from '../../../lib/language/messages.ts';

const plural = pluralIn('en');

export const listText = defineMessages('list', {
  title: 'Products',
  resultsFor: (search: string) => `Results for “${search}”`,
  filters: 'Filters',
  filter: 'Filter',
  filterWith: (count: number) => `Filter (${count})`,
  sortBy: 'Sort by',
  defaultSort: 'Featured',
  sorts: {
    NEWEST: 'Newest first',
    PRICE_ASC: 'Price: low to high',
    PRICE_DESC: 'Price: high to low',
    RATING_DESC: 'Best rated',
    TITLE_ASC: 'Title: A to Z',
  },
  groups: { Category: 'Category', Brand: 'Brand', Price: 'Price', Rating: 'Rating' },
  stars: (count: number) => plural(count, { one: `${count} star`, other: `${count} stars` }),
  search: (text: string) => `“${text}”`,
  active: 'Active filters',
  remove: (choice: string) => `Remove ${choice}`,
  clearAll: 'Clear all',
  show: 'Show products',
  none: 'Products not available',
  noneMatch: 'Nothing matches all of these choices. Take one away, or start afresh.',
  clearFilters: 'Clear filters',
  toPage1: 'Back to page 1',
});
