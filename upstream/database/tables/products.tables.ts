import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { objectIdColumn } from './object-id.column.ts';

const rupees = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' });

/**
 * `ratings` (the average of the reviews, rounded up; 0 without reviews) and `numOfReviews` are derived from the
 * reviews, because lists filter and sort by them. The transaction that changes a review sets both.
 */
export const products = pgTable(
  'products',
  {
    id: objectIdColumn('id').primaryKey(),
    title: text('title').notNull(),
    image: text('image'),
    images: text('images').array().notNull().default([]),
    brand: text('brand'),
    category: text('category'),
    ratings: integer('ratings').notNull().default(0),
    numOfReviews: integer('num_of_reviews').notNull().default(0),
    discountPrice: rupees('discount_price').notNull(),
    originalPrice: rupees('original_price').notNull(),
    stock: integer('stock').notNull().default(0),
    description: text('description'),
  },
  (table) => [
    index('products_category_idx').on(table.category),
    index('products_brand_idx').on(table.brand),
    index('products_original_price_idx').on(table.originalPrice),
    // Two orders for the last unit cannot both commit.
    check('products_stock_not_negative', sql`${table.stock} >= 0`),
    check('products_prices_not_negative', sql`${table.discountPrice} >= 0 and ${table.originalPrice} >= 0`),
    check('products_ratings_range', sql`${table.ratings} between 0 and 5`),
    check('products_num_of_reviews_not_negative', sql`${table.numOfReviews} >= 0`),
  ],
);
