import { defineMessages, pluralIn } from '../../../lib/language/messages.ts';

const plural = pluralIn('en');
const grouped = (count: number): string => count.toLocaleString('en-IN');

export const insightText = defineMessages('insight', {
  title: 'INSIGHT',
  heading: 'Insight',
  loading: 'Loading figures..',
  range: 'Days of the report',
  period: 'By',
  periods: { DAY: 'Day', WEEK: 'Week', MONTH: 'Month' },
  from: 'From',
  to: 'To',
  upToToday: 'Up to today',
  ownDays: 'Other days',
  problems: {
    reversed: 'The first day is after the last one. Choose other days.',
    tooLong: 'By day there are at most 400 days. Choose week or month, or fewer days.',
  },
  compared: (days: string, before: string) => `${days}, compared with as many days before: ${before}.`,
  notCompared: (days: string, before: string) =>
    `${days}. As many days before, ${before}, have too few orders to compare.`,

  /** Before `compared` or `notCompared`, beside days of which there is no report. */
  stillShown: 'Still shown:',
  notOver: (day: string) => `${day} is not over yet, so its figures are those so far.`,

  revenue: 'Revenue',
  orders: 'Orders',
  averageOrder: 'Average order',
  cancellations: 'Cancellations',
  withShipping: (amount: string) => `${amount} with shipping and tax`,
  soldOf: (count: number) => `${grouped(count)} of them sold`,
  piecesSold: (count: number) =>
    plural(count, { one: `${grouped(count)} piece sold`, other: `${grouped(count)} pieces sold` }),
  ofAllOrders: (percent: number) => `${percent}% of all orders`,
  more: (percent: number) => `${grouped(percent)}% more`,
  less: (percent: number) => `${grouped(percent)}% less`,
  same: 'As before',
  noComparison: 'No comparison',
  before: (value: string) => `Before: ${value}`,

  tooFew: 'Too few orders to compare',

  overTime: 'Sales over time',
  startsAt: (days: string) => `There are no orders before ${days}.`,
  chartShows: 'The chart shows',
  timeBefore: 'Previous period',
  /** The bar of a day, week or month that is not over yet. */
  soFar: 'So far',
  daysSoFar: (days: string) => `${days}, so far`,
  asTable: 'Show as a table',
  bestOf: (days: string, revenue: string) => `Best: ${days}, ${revenue}`,
  productsCount: (count: number) => plural(count, { one: `${count} product`, other: `${grouped(count)} products` }),
  days: 'Days',
  cancelled: 'Cancelled',
  revenueBefore: 'Revenue before',
  change: 'Change',
  showAll: (count: number) => `Show all ${grouped(count)}`,
  showFewer: 'Show fewer',
  tableOf: (caption: string) => `Table: ${caption}`,
  downloadCsv: (table: string) => `Download ‘${table}’ as CSV`,
  /** The same, where its table is seen. */
  csv: 'CSV',

  topProducts: 'Best-selling products',
  topCategories: 'Best-selling categories',
  rankedBy: 'Rank by',
  product: 'Product',
  products: 'Products',
  category: 'Category',
  noCategory: 'Without a category',
  pieces: 'Pieces',
  nothingSold: 'Nothing was sold in these days.',

  runningOut: 'Stock that will run out',
  within: 'Within',
  daysCount: (count: number) => `${count} days`,
  paceNote: 'Assumes that sales go on as in the last 30 days. Products that nobody ordered in that time are left out.',
  firstOf: (shown: number, all: number) => `The first ${shown} of ${grouped(all)}.`,
  incomplete: 'The catalogue is too large to load in full; only its oldest products are counted.',
  sold30: 'Sold in 30 days',
  stock: 'Stock',
  daysLeft: 'Lasts',
  soldOutAlready: 'Sold out already',
  listed: (shown: number, all: number) =>
    `Listed: ${shown} of ${grouped(all)}, ${shown === 1 ? '' : 'all '}ordered in the last 30 days.`,
  nothingSoldOut: 'Nothing that was ordered in the last 30 days is sold out.',
  onlySoldOut: 'More products are sold out than these lists can show. Restock those first.',
  restock: 'Restock in the catalogue',
  inDays: (count: number, day: string) =>
    count === 0 ? 'Until today' : plural(count, { one: `1 day, until ${day}`, other: `${count} days, until ${day}` }),
  nothingRunsOut: 'Nothing runs out that soon.',
  stockUnknown: 'The catalogue cannot be loaded at the moment, so the stock is not known.',

  noOrders: 'No orders in these days',
  noOrdersText: 'Nor in as many days before. Choose other days, or look at all orders.',
  allOrders: 'All orders',

  meaning: 'What these figures mean',
  meanings: {
    sold: 'Orders that are pending, packed, dispatched or delivered count as sold. Cancelled ones count as orders only.',
    price: 'Amounts use today’s prices: the shop does not keep the prices of the day of an order.',
    revenue: 'Revenue counts the products only. Shipping and tax are in the smaller figure below it.',
    day: 'A day goes from midnight to midnight in India. Weeks begin on Monday.',
    before: 'The previous period is as many days, right before the first one.',
  },
  deletedPieces: (count: number) =>
    plural(count, {
      one: '1 piece that was sold is of a product that was deleted since: its price is not known, so revenue is without it.',
      other: `${grouped(count)} pieces that were sold are of products that were deleted since: their price is not known, so revenue is without them.`,
    }),
  undated: (count: number) =>
    plural(count, {
      one: '1 order has no date, so it is in none of these figures.',
      other: `${grouped(count)} orders have no date, so they are in none of these figures.`,
    }),
  seeThem: 'All orders, those first',
});
