import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { objectIdColumn } from './object-id.column.ts';
import { products } from './products.tables.ts';
import { users } from './users.tables.ts';

/** One review per user and product. It keeps the writer's name when the account is removed. */
export const reviews = pgTable(
  'reviews',
  {
    id: objectIdColumn('id').primaryKey(),
    productId: objectIdColumn('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: objectIdColumn('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull(),
  },
  (table) => [
    unique('reviews_one_per_user_and_product').on(table.productId, table.userId),
    check('reviews_rating_range', sql`${table.rating} between 1 and 5`),
  ],
);
