import { pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { objectIdColumn } from './object-id.column.ts';
import { products } from './products.tables.ts';
import { users } from './users.tables.ts';

export const wishlists = pgTable('wishlists', {
  id: objectIdColumn('id').primaryKey(),
  userId: objectIdColumn('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
});

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    wishlistId: objectIdColumn('wishlist_id')
      .notNull()
      .references(() => wishlists.id, { onDelete: 'cascade' }),
    productId: objectIdColumn('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.wishlistId, table.productId] })],
);
