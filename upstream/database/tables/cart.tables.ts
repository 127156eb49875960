import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { objectIdColumn } from './object-id.column.ts';
import { users } from './users.tables.ts';

/**
 * One row per product in a user's cart. `productId` is not a foreign key: by the contract a deleted product stays in
 * the cart, as `null`, until its owner removes it by id.
 */
export const cartItems = pgTable(
  'cart_items',
  {
    userId: objectIdColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: objectIdColumn('product_id').notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    check('cart_items_quantity_positive', sql`${table.quantity} > 0`),
  ],
);
