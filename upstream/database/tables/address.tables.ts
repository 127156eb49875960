import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { objectIdColumn } from './object-id.column.ts';
import { users } from './users.tables.ts';

/** The shop shows `city` as the district. */
export const addresses = pgTable(
  'addresses',
  {
    id: objectIdColumn('id').primaryKey(),
    userId: objectIdColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    state: text('state').notNull(),
    city: text('city').notNull(),
    block: text('block').notNull(),
    postalCode: text('postal_code').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('addresses_user_id_idx').on(table.userId)],
);
