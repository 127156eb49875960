import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { products } from '../database/tables/products.tables.ts';

/** So many units of a product. */
export interface Units {
  productId: string;
  quantity: number;
}

/** Most units that one cart item or order item holds: what an integer column holds, with room for a sum. */
export const MAX_UNITS = 1_000_000;

/** A product has fewer units than asked for; the message is the contract's. */
export class NotEnoughStockError extends Error {
  constructor(productId: string) {
    super(`Not enough quantity available for product ${productId}`);
  }
}

/** What is known of a product that is locked. */
interface LockedProduct {
  stock: number;
  discountPrice: number;
}

/**
 * Locks products against everybody else who sells them, until the transaction ends; those that were deleted are absent.
 * Always in the order of their ids: two that lock the same products cannot wait for each other. "No key" leaves a
 * reference to the product, such as a wishlist's, possible meanwhile.
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

/** Takes units of products that the transaction has locked; a deleted product has none to take. */
export async function takeUnits(tx: Database, units: Units[], locked: Map<string, LockedProduct>): Promise<void> {
  const existing = units.filter(({ productId }) => locked.has(productId));
  for (const { productId, quantity } of existing) {
    if (quantity > (locked.get(productId)?.stock ?? 0)) throw new NotEnoughStockError(productId);
  }
  for (const { productId, quantity } of existing) await changeStock(tx, productId, -quantity);
}

/** Gives units back; a product that was deleted since takes none. */
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
