import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { addresses } from './address.tables.ts';
import { objectIdColumn } from './object-id.column.ts';
import { users } from './users.tables.ts';

export const PAYMENT_METHODS = ['creditCard', 'UPI', 'cashOn'] as const;

export const ORDER_STATUSES = ['pending', 'packed', 'dispatch', 'cancelled', 'delivered'] as const;

/** An order stays when its account or address is removed: the total of delivered orders must not change. */
export const orders = pgTable(
  'orders',
  {
    id: objectIdColumn('id').primaryKey(),
    userId: objectIdColumn('user_id').references(() => users.id, { onDelete: 'set null' }),
    addressId: objectIdColumn('address_id').references(() => addresses.id, { onDelete: 'set null' }),
    paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }).notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull().default('pending'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('orders_user_id_idx').on(table.userId),
    check('orders_payment_method_known', sql`${table.paymentMethod} in ('creditCard', 'UPI', 'cashOn')`),
    check('orders_status_known', sql`${table.status} in ('pending', 'packed', 'dispatch', 'cancelled', 'delivered')`),
  ],
);

/**
 * `unitPrice` is the price at the time of the order. `productId` is not a foreign key: by the contract a deleted
 * product stays in the order, as `null`, and can still be removed by id.
 */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: objectIdColumn('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: objectIdColumn('product_id').notNull(),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull().default(1),
    unitPrice: numeric('unit_price', { precision: 12, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId] }),
    index('order_items_product_id_idx').on(table.productId),
    check('order_items_quantity_positive', sql`${table.quantity} > 0`),
  ],
);
