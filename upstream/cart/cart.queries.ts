import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { findProducts, type ProductAnswer } from '../products/products.queries.ts';
import { lockProducts, NotEnoughStockError, type Units } from '../products/stock.ts';
import { cartItems } from '../database/tables/cart.tables.ts';

interface CartAnswer {
  cartItems: { product: ProductAnswer | null; quantity: number }[];
  totalPrice: number; // in rupees, without deleted products
  totalProducts: number; // sum of the quantities
}

const itemOf = (userId: string, productId: string) =>
  and(eq(cartItems.userId, userId), eq(cartItems.productId, productId));

/** Oldest item first; undefined: the cart is empty. */
export async function findCart(db: Database, userId: string): Promise<CartAnswer | undefined> {
  const rows = await db
    .select({ productId: cartItems.productId, quantity: cartItems.quantity })
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.productId));
  if (rows.length === 0) return undefined;
  const found = await findProducts(
    db,
    rows.map(({ productId }) => productId),
  );
  const items = rows.map(({ productId, quantity }) => ({ product: found.get(productId) ?? null, quantity }));
  // In paise, since fractions of rupees are not exact in binary.
  const paise = items.reduce(
    (sum, { product, quantity }) => sum + Math.round((product?.discountPrice ?? 0) * 100) * quantity,
    0,
  );
  return {
    cartItems: items,
    totalPrice: paise / 100,
    totalProducts: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Throws NotEnoughStockError if the new quantity exceeds the stock. */
export async function addToCart(
  db: Database,
  userId: string,
  { productId, quantity }: Units,
): Promise<'added' | 'updated' | 'no product'> {
  return db.transaction(async (tx) => {
    // Only an order takes units out of stock. The lock serialises two requests of one user.
    const product = (await lockProducts(tx, [productId])).get(productId);
    if (!product) return 'no product';
    const before = await quantityOf(tx, userId, productId);
    const total = (before ?? 0) + quantity;
    if (total > product.stock) throw new NotEnoughStockError(productId);
    await tx
      .insert(cartItems)
      .values({ userId, productId, quantity: total })
      .onConflictDoUpdate({ target: [cartItems.userId, cartItems.productId], set: { quantity: total } });
    return before === undefined ? 'added' : 'updated';
  });
}

/** Throws NotEnoughStockError. */
export async function incrementInCart(
  db: Database,
  userId: string,
  productId: string,
): Promise<'updated' | 'no product' | 'not in it'> {
  return db.transaction(async (tx) => {
    const product = (await lockProducts(tx, [productId])).get(productId);
    const before = await quantityOf(tx, userId, productId);
    if (before === undefined) return 'not in it';
    if (!product) return 'no product';
    if (before + 1 > product.stock) throw new NotEnoughStockError(productId);
    await tx
      .update(cartItems)
      .set({ quantity: before + 1 })
      .where(itemOf(userId, productId));
    return 'updated';
  });
}

/** An item without units is removed. */
export async function decrementInCart(
  db: Database,
  userId: string,
  productId: string,
): Promise<'updated' | 'removed' | 'not in it'> {
  return db.transaction(async (tx) => {
    const before = await quantityOf(tx, userId, productId);
    if (before === undefined) return 'not in it';
    if (before === 1) {
      await tx.delete(cartItems).where(itemOf(userId, productId));
      return 'removed';
    }
    await tx
      .update(cartItems)
      .set({ quantity: before - 1 })
      .where(itemOf(userId, productId));
    return 'updated';
  });
}

/** The product may already be deleted from the shop. */
export async function removeFromCart(
  db: Database,
  userId: string,
  productId: string,
): Promise<'removed' | 'no cart' | 'not in it'> {
  const removed = await db.delete(cartItems).where(itemOf(userId, productId)).returning({ id: cartItems.productId });
  if (removed.length > 0) return 'removed';
  const rest = await db
    .select({ id: cartItems.productId })
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .limit(1);
  return rest.length > 0 ? 'not in it' : 'no cart';
}

/** False: the cart was empty already. */
export async function emptyCart(db: Database, userId: string): Promise<boolean> {
  const removed = await db.delete(cartItems).where(eq(cartItems.userId, userId)).returning({ id: cartItems.productId });
  return removed.length > 0;
}

async function quantityOf(tx: Database, userId: string, productId: string): Promise<number | undefined> {
  const [item] = await tx
    .select({ quantity: cartItems.quantity })
    .from(cartItems)
    .where(itemOf(userId, productId))
    .for('update');
  return item?.quantity;
}
