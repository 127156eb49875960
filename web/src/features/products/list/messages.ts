import { defineMessages, pluralIn } from '../../../lib/language/messages.ts';

const plural = pluralIn('en');
const count = (products: number) => plural(products, { one: `${products} product`, other: `${products} products` });

export const listText = defineMessages('list', {
  title: 'Products',
  count,
  /** Above the results for the corrected text. */
  notAsTyped: (search: string, found: string) => `Showing results for “${found}” instead of “${search}”.`,
  resultsFor: (search: string) => `Results for “${search}”`,
  filters: 'Filters',
  filter: 'Filter',
  sortBy: 'Sort by',
  defaultSort: 'Featured',
  bestMatch: 'Best match',
  sorts: {
    NEWEST: 'Newest first',
    PRICE_ASC: 'Price: low to high',
    PRICE_DESC: 'Price: high to low',
    RATING_DESC: 'Best rated',
    TITLE_ASC: 'Title: A to Z',
  },
  groups: { Category: 'Category', Brand: 'Brand', Price: 'Price', Rating: 'Rating' },
  stars: (count: number) => plural(count, { one: `${count} star`, other: `${count} stars` }),
  andUp: (stars: number) => `${stars} stars & up`,
  /** On a narrow button, whose name is the one above. */
  andUpShort: (stars: string) => `${stars}★ & up`,
  /** What the choices of a group go by. */
  notes: {
    Price: 'By the price before the discount',
    Rating: '3.2 counts as 3 stars',
  },
  /** Where the API answers, which knows whole stars alone. */
  roundedUp: '3.2 counts as 4 stars',
  paidRange: 'What you pay, in ₹',
  min: 'Min',
  max: 'Max',
  lowest: 'Lowest price to pay, in rupees',
  highest: 'Highest price to pay, in rupees',
  apply: 'Go',
  paid: (range: string) => `${range} to pay`,
  paidFrom: (price: string) => `From ${price} to pay`,
  paidTo: (price: string) => `Up to ${price} to pay`,
  search: (text: string) => `“${text}”`,
  active: 'Active filters',
  remove: (choice: string) => `Remove ${choice}`,
  clearAll: 'Clear all',
  show: 'Show products',
  showCount: (products: number) => `Show ${count(products)}`,
  none: 'Products not available',

  // Of an empty list.
  noneMatch: 'Nothing matches all of these choices. Take one away, or start afresh.',
  noneFound: (search: string) => `Nothing was found for “${search}”. Check the spelling, or try fewer words.`,
  /** `pages`: null where nobody knows how many there are. */
  noPage: (page: number, pages: number | null) =>
    pages === null
      ? `This list has no page ${page}.`
      : plural(pages, {
          one: `This list has no page ${page}, but one page only.`,
          other: `This list has no page ${page}. It has ${pages} pages.`,
        }),
  ways: 'Choices to take away',
  anyPrice: 'Show any price',
  clearFilters: 'Clear filters',
  clearSearch: 'Clear search',
  toPage1: 'Back to page 1',
  toLastPage: (page: number) => `Go to the last page (${page})`,
  /** `found`: how many products that gives; undefined where nobody knows. */
  onlyRemove: (choices: string, found: number | undefined) => {
    if (found === undefined) return `Only remove ${choices}`;
    return `Only remove ${choices} (${plural(found, { one: `${found} product`, other: `${found} products` })})`;
  },
});
