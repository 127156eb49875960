/** The shop's business constants: each stands here once, with its place in the product specification. */

/** Categories offered as filters and home tiles (section 9). */
export const CATEGORIES = ['Electronics', 'accessories', 'clothing'] as const;

/** Brands offered as filters (section 9). */
export const BRANDS = ['Apple', 'ideaPad', 'aldo', 'supcase', 'gopgan', 'adidas'] as const;

/** Price ranges offered as filters, in rupees, both ends inclusive (section 9). */
export const PRICE_RANGES = [
  { min: 200, max: 1000 },
  { min: 15000, max: 20000 },
  { min: 400600, max: 600000 },
  { min: 50000, max: 60000 },
] as const;

/** Ratings offered as filters, in whole stars (section 9). */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** Stars that a rating is drawn with (section 9). */
export const MAX_STARS = 5;

/** Characters of a search text (schema: ProductFilter). */
export const MAX_SEARCH = 100;

/** Categories, and brands, that a filter may name (schema: ProductFilter). */
export const MAX_FILTER_CHOICES = 20;

/** Price ranges that a filter may name (schema: ProductFilter). */
export const MAX_FILTER_RANGES = 4;

/** Characters that a review's comment may have (schema: AddReviewInput). */
export const MAX_COMMENT = 2000;

/** Products on a page of the shopper's list. Section 9: "not shown", so ours; it fills rows of 2, 3 and 4. */
export const PRODUCTS_PAGE_SIZE = 12;

/** Products on a page of the admin's table (section 9). */
export const ADMIN_PAGE_SIZE = 5;

/** The most items that one page of any list may hold (design of the GraphQL API). */
export const MAX_PAGE_SIZE = 50;

/** Products that can be asked for by their ids at once (schema: productsById). Each can be a call of the API. */
export const MAX_PRODUCTS_BY_ID = 20;

/** Products that one answer of the staff's catalogue table may hold, and ids that its filter may name (schema: catalogue). */
export const MAX_CATALOGUE_ROWS = 500;

/** Products that the staff's catalogue table may leave out first (schema: catalogue): more than any shop has. */
export const MAX_CATALOGUE_OFFSET = 500_000;

/** Shipping fee of every order, in rupees (section 9). */
export const SHIPPING_FEE = 40;

/** Tax of every order, in rupees (section 9). */
export const TAX = 5;

/** So few units, or less, are marked as low in the staff's tables. Not in the specification, so ours. */
export const LOW_STOCK = 5;

/** A price that changes by more than this part of what it was may be a slip: staff's tables remark on it. Not in the specification, so ours. */
export const LARGE_PRICE_CHANGE = 0.5;

/** Messages on the admin's dashboard: a fixed number (section 9). */
export const ADMIN_TOTAL_MESSAGES = 20;

/** What shoppers read when there are not that many units left (section 8). */
export const NOT_THAT_MANY = 'Sorry! The requested quantity is not available for this product.';

/** Amounts of up to two decimals, as all prices are, and the digits that Indian grouping sets a comma after. */
const PLAIN_AMOUNT = /^(\d+)(?:\.(\d\d?))?$/;
const BEFORE_COMMA = /\d(?=(?:\d\d)+\d$)/g;
let rupees: Intl.NumberFormat | undefined;

/** An amount in rupees as shoppers read it, with no decimals or two: 1499 -> '₹1,499', 1499.5 -> '₹1,499.50'. */
export function formatPrice(amount: number): string {
  const [, whole, decimals] = PLAIN_AMOUNT.exec(String(amount)) ?? [];
  const paise = decimals === undefined ? '' : `.${decimals.padEnd(2, '0')}`;
  if (whole !== undefined) return `₹${whole.replaceAll(BEFORE_COMMA, (digit) => `${digit},`)}${paise}`;
  // Not at once, since its data take 20 ms to load, and 80 ms on a phone.
  rupees ??= new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return rupees.format(amount);
}

/** A price range as shoppers read it: '₹200 – ₹1,000'. */
export function formatPriceRange({ min, max }: { min: number; max: number }): string {
  return `${formatPrice(min)} – ${formatPrice(max)}`;
}

/** What stands before every mobile number (specification, sections 1 and 9). */
export const PHONE_PREFIX = '+91';

/**
 * The picture of whoever signs up without one (specification, section 3). Our own drawing, web/public/stock-avatar.svg:
 * accounts keep the address, so it never changes.
 */
export const STOCK_AVATAR = '/stock-avatar.svg';
