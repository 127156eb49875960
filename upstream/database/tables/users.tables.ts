import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { objectIdColumn } from './object-id.column.ts';

export const ROLES = ['user', 'admin', 'superAdmin'] as const;

/** Accounts, and the seed's reviewers. The API spells `avatar` as `avator`. */
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
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    check('users_role_known', sql`${table.role} in ('user', 'admin', 'superAdmin')`),
  ],
);

/** Security: only the token's hash is stored, so a copy of the database does not give access to an account. */
export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: objectIdColumn('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
