import type { ProductSort } from '../generated/schema.ts';
import type { FilterColumns } from './choices.ts';
import { withPlaces } from './with-places.ts';

/** What filters and orders of lists read of a product, as the API has it. Null: the API's record lacks it. */
export interface ListedFields {
  id: string;
  title: string | null;
  brand: string | null;
  category: string | null;
  rating: number | null; // whole stars
  averageRating: number; // of the reviews, with one decimal: of products with the same rating the better one comes first
  reviewCount: number; // of the same average, that of more reviews comes first
  discountPrice: number | null;
  originalPrice: number | null;
  isSoldOut: boolean;
}

export type Compare = (a: number, b: number) => number;

export interface Columns extends FilterColumns {
  set: (slot: number, fields: ListedFields) => void;
  /** Null: the API's own order, which is by id. `scores`: for BEST_MATCH. */
  compare: (sort: ProductSort | null, scores: Float32Array | undefined) => Compare;
}

const SOLD_OUT = 0.5; // what the words around a match count at most (scoring.ts): of near-equal products it comes last
const HEX_DIGITS = 13; // fit into a number: 52 bits

/** The fields of all products in arrays by slot: 64 bytes a product, and no work for the garbage collector. */
export function createColumns(): Columns {
  const categoryCodes = new Map<string, number>();
  const brandCodes = new Map<string, number>();
  const ids: string[] = [];
  const titles: (string | null)[] = []; // in lower case, as they are sorted
  const columns = {
    categories: new Int32Array(1024),
    brands: new Int32Array(1024),
    originalPrices: new Float64Array(1024),
    discountPrices: new Float64Array(1024),
    ratings: new Float64Array(1024),
    averageRatings: new Float32Array(1024),
    reviewCounts: new Uint32Array(1024),
    idKeys: new Float64Array(1024), // the beginning of the id as a number
    titleKeys: new Float64Array(1024), // and that of the title
    losses: new Float32Array(1024), // of a product's score
  };

  function grow(slots: number): void {
    columns.categories = withPlaces(columns.categories, slots);
    columns.brands = withPlaces(columns.brands, slots);
    columns.losses = withPlaces(columns.losses, slots);
    columns.averageRatings = withPlaces(columns.averageRatings, slots);
    columns.reviewCounts = withPlaces(columns.reviewCounts, slots);
    for (const name of ['originalPrices', 'discountPrices', 'ratings', 'idKeys', 'titleKeys'] as const) {
      columns[name] = withPlaces(columns[name], slots);
    }
  }

  function codeOf(codes: Map<string, number>, name: string | null): number {
    if (name === null) return -1;
    const code = codes.get(name) ?? codes.size;
    codes.set(name, code);
    return code;
  }

  const text = (a = '', b = ''): number => (a < b ? -1 : Number(a > b));
  const byId: Compare = (a, b) => (columns.idKeys[a] ?? 0) - (columns.idKeys[b] ?? 0) || text(ids[a], ids[b]);
  const byTitle: Compare = (a, b) =>
    (columns.titleKeys[a] ?? 0) - (columns.titleKeys[b] ?? 0) || text(titles[a] ?? '', titles[b] ?? '') || byId(a, b);

  /** As in the API: what has no value comes last in either direction, and equal products are in the order of their ids. */
  function byNumber(column: Float64Array, direction: 1 | -1, equal: Compare = byId): Compare {
    return (a, b) => {
      const [left, right] = [column[a] ?? NaN, column[b] ?? NaN];
      if (left === right) return equal(a, b);
      if (left < right) return -direction;
      if (left > right) return direction;
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || equal(a, b);
    };
  }

  const byAverage: Compare = (a, b) =>
    (columns.averageRatings[b] ?? 0) - (columns.averageRatings[a] ?? 0) ||
    (columns.reviewCounts[b] ?? 0) - (columns.reviewCounts[a] ?? 0) ||
    byId(a, b);
  const byRating = (): Compare => byNumber(columns.ratings, -1, byAverage);

  function byScore(scores: Float32Array): Compare {
    const better = byRating();
    const { losses } = columns;
    const scoreOf = (slot: number): number => (scores[slot] ?? 0) - (losses[slot] ?? 0);
    return (a, b) => scoreOf(b) - scoreOf(a) || (losses[a] ?? 0) - (losses[b] ?? 0) || better(a, b);
  }

  /** The share of the price that is saved. */
  function saving(slot: number): number {
    const [before = NaN, now = NaN] = [columns.originalPrices[slot], columns.discountPrices[slot]];
    return before > now ? 1 - now / before : 0;
  }

  return {
    get categories() {
      return columns.categories;
    },
    get brands() {
      return columns.brands;
    },
    get originalPrices() {
      return columns.originalPrices;
    },
    get discountPrices() {
      return columns.discountPrices;
    },
    get ratings() {
      return columns.ratings;
    },
    categoryCode: (name) => categoryCodes.get(name),
    brandCode: (name) => brandCodes.get(name),
    set(slot, fields) {
      const { id, title, brand, category, rating, averageRating, discountPrice, originalPrice, isSoldOut } = fields;
      grow(slot + 1);
      ids[slot] = id;
      titles[slot] = title?.toLowerCase() ?? null;
      columns.categories[slot] = codeOf(categoryCodes, category);
      columns.brands[slot] = codeOf(brandCodes, brand);
      columns.originalPrices[slot] = originalPrice ?? NaN;
      columns.discountPrices[slot] = discountPrice ?? NaN;
      columns.ratings[slot] = rating ?? NaN;
      columns.averageRatings[slot] = averageRating;
      columns.reviewCounts[slot] = fields.reviewCount;
      columns.losses[slot] = isSoldOut ? SOLD_OUT : 0;
      columns.idKeys[slot] = Number.parseInt(id.slice(0, HEX_DIGITS), 16);
      columns.titleKeys[slot] = titleKey(titles[slot] ?? null);
    },
    compare(sort, scores) {
      switch (sort) {
        case 'NEWEST':
          return (a, b) => byId(b, a);
        case 'PRICE_ASC':
          return byNumber(columns.discountPrices, 1);
        case 'PRICE_DESC':
          return byNumber(columns.discountPrices, -1);
        case 'RATING_DESC':
          return byRating();
        case 'TITLE_ASC':
          return byTitle;
        case 'DISCOUNT_DESC':
          return (a, b) => saving(b) - saving(a) || byId(a, b);
        case 'BEST_MATCH':
          return scores ? byScore(scores) : byId;
        case null:
          return byId;
      }
    },
  };
}

const UNITS = 0x1_00_00; // values of a UTF-16 unit

/** The first three letters as one number; what has no title comes last. */
function titleKey(title: string | null): number {
  if (title === null) return Infinity;
  const unit = (at: number): number => (at < title.length ? title.charCodeAt(at) : 0);
  return (unit(0) * UNITS + unit(1)) * UNITS + unit(2);
}
