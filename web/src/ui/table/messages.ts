/** The kinds of rows that a table counts. */
export type Noun = 'order' | 'user' | 'review' | 'product';

/** The orders that a list can have when none is chosen. */
export type Unsorted = 'oldest' | 'newest' | 'bestMatch';

export const tableToolsText = {
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
    `${found === all ? '' : `${found} of `}${all} ${noun}${all === 1 ? '' : 's'}`,
  /** 'Orders 11–20 of 24'; without the total while it is not known. */
  range: (noun: Noun, first: number, last: number, total: number | undefined) =>
    `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s ${first}–${last}${total === undefined ? '' : ` of ${total}`}`,

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
};
