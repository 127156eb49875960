import { and, asc, count, desc, eq, gte, inArray, lte, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { ProductListQuery } from './products.query-string.ts';
import { products } from '../database/tables/products.tables.ts';
import { reviews } from '../database/tables/reviews.tables.ts';

/** A product in the API's shape: `Stock` and `_id` by their names there, `ratings` rounded up, 0 without reviews. */
export type ProductAnswer = Omit<typeof products.$inferSelect, 'id' | 'stock'> & {
  _id: string;
  Stock: number;
  reviews: ReviewAnswer[];
};

/** `user` is null after the account was removed. */
export interface ReviewAnswer {
  _id: string;
  user: string | null;
  name: string;
  rating: number;
  comment: string;
}

/** Sorts without case. The collation is explicit, since the databases' defaults differ. */
const letters = (column: AnyColumn): SQL => sql`lower(${column}) collate "C"`;

/** By the API's field names. */
const SORT_KEYS = new Map<string, AnyColumn | SQL>([
  ['_id', products.id],
  ['title', letters(products.title)],
  ['image', letters(products.image)],
  ['brand', letters(products.brand)],
  ['category', letters(products.category)],
  ['ratings', products.ratings],
  ['numOfReviews', products.numOfReviews],
  ['discountPrice', products.discountPrice],
  ['originalPrice', products.originalPrice],
  ['Stock', products.stock],
  ['description', letters(products.description)],
]);

/** `products` is empty after the last page. */
export async function listProducts(
  db: Database,
  query: ProductListQuery,
): Promise<{ products: ProductAnswer[]; totalPage: number }> {
  const { limit, page } = query;
  const matching = and(...conditions(query));
  const select = db
    .select()
    .from(products)
    .where(matching)
    .orderBy(...order(query));
  const rows = await (limit === undefined ? select : select.limit(limit).offset((page - 1) * limit));
  if (limit === undefined || rows.length === 0) {
    return { products: await withReviews(db, rows), totalPage: 1 };
  }
  const [counted] = await db.select({ total: count() }).from(products).where(matching);
  return { products: await withReviews(db, rows), totalPage: Math.ceil((counted?.total ?? 0) / limit) };
}

/** `id` must be in lower case. */
export async function findProduct(db: Database, id: string): Promise<ProductAnswer | undefined> {
  const rows = await db.select().from(products).where(eq(products.id, id));
  return (await withReviews(db, rows))[0];
}

/** By id. Ids without a product are left out. */
export async function findProducts(db: Database, ids: string[]): Promise<Map<string, ProductAnswer>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(products).where(inArray(products.id, ids));
  return new Map((await withReviews(db, rows)).map((product) => [product._id, product]));
}

function conditions({
  search,
  categories,
  brands,
  ratings,
  minPrice,
  maxPrice,
}: ProductListQuery): (SQL | undefined)[] {
  return [
    // Not LIKE, in which % and _ are wildcards.
    search === undefined ? undefined : sql`strpos(lower(${products.title}), lower(${search})) > 0`,
    categories.length > 0 ? inArray(products.category, categories) : undefined,
    brands.length > 0 ? inArray(products.brand, brands) : undefined,
    ratings.length > 0 ? inArray(products.ratings, ratings) : undefined,
    minPrice === undefined ? undefined : gte(products.originalPrice, minPrice),
    maxPrice === undefined ? undefined : lte(products.originalPrice, maxPrice),
  ];
}

/** The id comes last, so that equal products keep their order from page to page. */
function order({ sort, descending }: ProductListQuery): SQL[] {
  const key = SORT_KEYS.get(sort ?? '_id') ?? products.id;
  const byKey = descending ? desc(key) : asc(key);
  return key === products.id ? [byKey] : [sql`${byKey} nulls last`, asc(products.id)];
}

async function withReviews(db: Database, rows: (typeof products.$inferSelect)[]): Promise<ProductAnswer[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db.select().from(reviews).where(inArray(reviews.productId, ids)).orderBy(asc(reviews.id));
  const byProduct = Map.groupBy(found, ({ productId }) => productId);
  return rows.map(({ id, stock, ...row }) => ({
    _id: id,
    ...row,
    Stock: stock,
    reviews: (byProduct.get(id) ?? []).map(({ id: reviewId, userId, name, rating, comment }) => ({
      _id: reviewId,
      user: userId,
      name,
      rating,
      comment,
    })),
  }));
}
