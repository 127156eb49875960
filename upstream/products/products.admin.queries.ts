import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newObjectId } from '../database/object-id.ts';
import type { ProductFields } from './products.fields.ts';
import { products } from '../database/tables/products.tables.ts';

export async function addProduct(db: Database, fields: Omit<typeof products.$inferInsert, 'id'>): Promise<void> {
  await db.insert(products).values({ id: newObjectId(), ...fields });
}

/** False: there is no such product. */
export async function changeProduct(db: Database, id: string, fields: ProductFields): Promise<boolean> {
  const changed =
    Object.keys(fields).length > 0
      ? db.update(products).set(fields).where(eq(products.id, id)).returning({ id: products.id })
      : db.select({ id: products.id }).from(products).where(eq(products.id, id));
  return (await changed).length > 0;
}

/** Also deletes reviews and wishlist entries. Carts and orders show null in place of the product. */
export async function removeProduct(db: Database, id: string): Promise<boolean> {
  return (await db.delete(products).where(eq(products.id, id)).returning({ id: products.id })).length > 0;
}
