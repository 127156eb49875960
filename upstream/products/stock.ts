import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { products } from '../database/tables/products.tables.ts';

export interface Units {
  productId: string;
  quantity: number;
}

/** Largest quantity of a cart or order item. An integer column holds a sum of such quantities. */
export const MAX_UNITS = 1_000_000;

/** The contract fixes the message. */
export class NotEnoughStockError extends Error {
  constructor(productId: string) {
    super(`Not enough quantity available for product ${productId}`);
  }
}

interface LockedProduct {
  stock: number;
  discountPrice: number;
}

/**
 * Locks products against other sales until the transaction ends; deleted ones are missing in the result. Rows are
 * locked in the order of their ids, so that no deadlock can occur. "No key" still allows references to the product,
 * such as a wishlist's.
 */
export async function lockProducts(tx: Database, ids: string[]): Promise<Map<string, LockedProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: products.id, stock: products.stock, discountPrice: products.discountPrice })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update');
  return new Map(rows.map(({ id, ...product }) => [id, product]));
}

/** Skips deleted products. All others must be locked by the transaction. */
export async function takeUnits(tx: Database, units: Units[], locked: Map<string, LockedProduct>): Promise<void> {
  const existing = units.filter(({ productId }) => locked.has(productId));
  for (const { productId, quantity } of existing) {
    if (quantity > (locked.get(productId)?.stock ?? 0)) throw new NotEnoughStockError(productId);
  }
  for (const { productId, quantity } of existing) await changeStock(tx, productId, -quantity);
}

/** Skips deleted products. */
export async function giveUnitsBack(tx: Database, units: Units[]): Promise<void> {
  const locked = await lockProducts(
    tx,
    units.map(({ productId }) => productId),
  );
  for (const { productId, quantity } of units) {
    if (locked.has(productId)) await changeStock(tx, productId, quantity);
  }
}

async function changeStock(tx: Database, productId: string, by: number): Promise<void> {
  await tx
    .update(products)
    .set({ stock: sql`${products.stock} + ${by}` })
    .where(eq(products.id, productId));
}
