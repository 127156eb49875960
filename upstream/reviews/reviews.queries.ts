import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newObjectId } from '../database/object-id.ts';
import { lockProducts } from '../products/stock.ts';
import { products } from '../database/tables/products.tables.ts';
import { reviews } from '../database/tables/reviews.tables.ts';
import { users } from '../database/tables/users.tables.ts';

export interface ReviewDraft {
  productId: string;
  userId: string;
  rating: number; // 1 to 5
  comment: string;
}

/** Replaces the user's earlier review of the product. */
export async function writeReview(
  db: Database,
  { productId, userId, rating, comment }: ReviewDraft,
): Promise<'added' | 'updated' | 'no product' | 'no user'> {
  return db.transaction(async (tx) => {
    // The product's lock serialises its reviews: there is one per user, and the ratings include all of them.
    if ((await lockProducts(tx, [productId])).size === 0) return 'no product';
    const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId)).for('key share');
    if (!user) return 'no user';
    const updated = await tx
      .update(reviews)
      .set({ rating, comment, name: user.name })
      .where(and(eq(reviews.productId, productId), eq(reviews.userId, userId)))
      .returning({ id: reviews.id });
    if (updated.length === 0) {
      await tx.insert(reviews).values({ id: newObjectId(), productId, userId, name: user.name, rating, comment });
    }
    await countRatings(tx, productId);
    return updated.length === 0 ? 'added' : 'updated';
  });
}

/** False: the product has no such review. */
export async function removeReview(db: Database, productId: string, reviewId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockProducts(tx, [productId]);
    const removed = await tx
      .delete(reviews)
      .where(and(eq(reviews.id, reviewId), eq(reviews.productId, productId)))
      .returning({ id: reviews.id });
    if (removed.length > 0) await countRatings(tx, productId);
    return removed.length > 0;
  });
}

async function countRatings(tx: Database, productId: string): Promise<void> {
  const [counted] = await tx
    .select({
      ratings: sql<number>`coalesce(ceil(avg(${reviews.rating})), 0)::int`,
      numOfReviews: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(eq(reviews.productId, productId));
  if (counted) await tx.update(products).set(counted).where(eq(products.id, productId));
}
