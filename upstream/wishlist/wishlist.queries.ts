import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newObjectId } from '../database/object-id.ts';
import { findProducts, type ProductAnswer } from '../products/products.queries.ts';
import { products } from '../database/tables/products.tables.ts';
import { wishlistItems, wishlists } from '../database/tables/wishlist.tables.ts';

/** `productId` holds the whole product. */
interface WishlistAnswer {
  _id: string;
  userId: string;
  products: { productId: ProductAnswer }[];
}

/** Oldest product first; undefined: the user never had a product in it. */
export async function findWishlist(db: Database, userId: string): Promise<WishlistAnswer | undefined> {
  const [list] = await db.select().from(wishlists).where(eq(wishlists.userId, userId));
  if (!list) return undefined;
  const items = await db
    .select({ productId: wishlistItems.productId })
    .from(wishlistItems)
    .where(eq(wishlistItems.wishlistId, list.id))
    .orderBy(asc(wishlistItems.addedAt), asc(wishlistItems.productId));
  const found = await findProducts(
    db,
    items.map(({ productId }) => productId),
  );
  const entries = items.flatMap(({ productId }) => found.get(productId) ?? []);
  return { _id: list.id, userId, products: entries.map((productId) => ({ productId })) };
}

export async function addToWishlist(
  db: Database,
  userId: string,
  productId: string,
): Promise<WishlistAnswer | 'there already' | 'no product'> {
  return db.transaction(async (tx) => {
    // A shared lock: other users may add the product meanwhile, but nobody can delete it.
    const product = await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, productId))
      .for('key share');
    if (product.length === 0) return 'no product';
    await tx.insert(wishlists).values({ id: newObjectId(), userId }).onConflictDoNothing();
    const [list] = await tx.select({ id: wishlists.id }).from(wishlists).where(eq(wishlists.userId, userId));
    if (!list) throw new Error('The wishlist of a user was gone as soon as it was made');
    const added = await tx
      .insert(wishlistItems)
      .values({ wishlistId: list.id, productId })
      .onConflictDoNothing()
      .returning({ productId: wishlistItems.productId });
    if (added.length === 0) return 'there already';
    return (await findWishlist(tx, userId)) ?? 'no product';
  });
}

export async function removeFromWishlist(
  db: Database,
  userId: string,
  productId: string,
): Promise<'removed' | 'no wishlist' | 'not in it'> {
  const [list] = await db.select({ id: wishlists.id }).from(wishlists).where(eq(wishlists.userId, userId));
  if (!list) return 'no wishlist';
  const removed = await db
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.wishlistId, list.id), eq(wishlistItems.productId, productId)))
    .returning({ productId: wishlistItems.productId });
  return removed.length > 0 ? 'removed' : 'not in it';
}
