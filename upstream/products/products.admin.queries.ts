import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newObjectId } from '../database/object-id.ts';
import type { ProductFields } from './products.fields.ts';
import { products } from '../database/tables/products.tables.ts';

export async function addProduct(db: Database, fields: Omit<typeof products.$inferInsert, 'id'>): Promise<void> {
  await db.insert(products).values({ id: newObjectId(), ...fields });
}

/** Changes a product; false if there is none. */
export async function changeProduct(db: Database, id: string, fields: ProductFields): Promise<boolean> {
  const changed =
    Object.keys(fields).length > 0
      ? db.update(products).set(fields).where(eq(products.id, id)).returning({ id: products.id })
      : db.select({ id: products.id }).from(products).where(eq(products.id, id));
  return (await changed).length > 0;
}

/** Deletes a product with its reviews and its entries in wishlists. Carts and orders show null in its place. */
export async function removeProduct(db: Database, id: string): Promise<boolean> {
  return (await db.delete(products).where(eq(products.id, id)).returning({ id: products.id })).length > 0;
}
