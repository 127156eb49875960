import { defineMessages } from '../../lib/language/messages.ts';

/** The kinds of rows that a table counts. */
export type Noun = 'order' | 'user' | 'review' | 'product';

const NOUNS: Record<Noun, readonly [one: string, many: string]> = {
  order: ['order', 'orders'],
  user: ['user', 'users'],
  review: ['review', 'reviews'],
  product: ['product', 'products'],
};
const CAPITAL_NOUNS: Record<Noun, string> = {
  order: 'Orders',
  user: 'Users',
  review: 'Reviews',
  product: 'Products',
};

/** The orders that a list can have when none is chosen. */
export type Unsorted = 'oldest' | 'newest' | 'bestMatch';

export const tableToolsText = defineMessages('tableTools', {
  /** '1 to 10 of 168' */
  rows: (first: number, last: number, total: number) => `${first} to ${last} of ${total.toLocaleString('en-IN')}`,
  /** In place of longer words, on a phone. */
  search: 'Search..',
  firstPage: 'First page',
  lastPage: 'Last page',
  rowsPerPage: 'Rows',
  downloadCsv: 'Download CSV',
  sort: 'Sort',
  /** The order of rows when none is chosen. */
  unsorted: {
    oldest: 'Oldest first',
    newest: 'Newest first',
    bestMatch: 'Best match first',
  } satisfies Record<Unsorted, string>,
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  loading: (what: string) => `Loading ${what}`,
  /** '8 of 24 orders' */
  count: (noun: Noun, found: number, all: number) =>
    `${found === all ? '' : `${found} of `}${all} ${NOUNS[noun][all === 1 ? 0 : 1]}`,
  soFar: (count: string) => `${count} so far`,
  /** 'Orders 11–20 of 24'; without the total while it is not known. */
  range: (noun: Noun, first: number, last: number, total: number | undefined) =>
    `${CAPITAL_NOUNS[noun]} ${first}–${last}${total === undefined ? '' : ` of ${total}`}`,

  moreFilters: (chosen: number) => (chosen === 0 ? 'More filters' : `More filters (${chosen})`),
  filterAndSort: 'Filter and sort',
  filter: 'Filter',
  /** Of the button's name, where there is no room for it. */
  andSort: 'and sort',
  clearFilters: 'Clear filters',
  showList: 'Show the list',
  atLeast: (column: string) => `${column}, at least`,
  atMost: (column: string) => `${column}, at most`,
  since: (column: string) => `${column}, from`,
  until: (column: string) => `${column}, until`,
  days: 'Days',
  anyDays: 'All days',
  ownDays: 'Other days',
  presets: { week: 'Last 7 days', days30: 'Last 30 days', month: 'This month', lastMonth: 'Last month' },
  least: 'Min',
  most: 'Max',
});
