import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { objectIdColumn } from './object-id.column.ts';

/** Roles in the API's spelling; a guest has no row. */
export const ROLES = ['user', 'admin', 'superAdmin'] as const;

/** Accounts, and reviewers of the seed. The API calls `avatar` `avator`. */
export const users = pgTable(
  'users',
  {
    id: objectIdColumn('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    mobile: text('mobile'),
    avatar: text('avatar'),
    role: text('role', { enum: ROLES }).notNull().default('user'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Addresses are compared without case.
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    check('users_role_known', sql`${table.role} in ('user', 'admin', 'superAdmin')`),
  ],
);

/** Reset links. Only the token's hash is stored, so that a copy of the database opens no account. */
export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: objectIdColumn('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
