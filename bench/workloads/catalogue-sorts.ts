/** The schema's orders as the API writes them. */
export const SORTS = {
  NEWEST: { _sort: '_id', _order: 'desc' },
  PRICE_ASC: { _sort: 'discountPrice', _order: 'asc' },
  PRICE_DESC: { _sort: 'discountPrice', _order: 'desc' },
  RATING_DESC: { _sort: 'ratings', _order: 'desc' },
  TITLE_ASC: { _sort: 'title', _order: 'asc' },
} as const;

/** An order of the schema. */
export type Sort = keyof typeof SORTS;

/** All orders of the schema. */
export const SORT_NAMES = Object.keys(SORTS) as Sort[];
