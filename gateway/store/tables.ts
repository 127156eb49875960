import { bigint, index, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A schema of its own, since the store may share a database with others. */
export const store = pgSchema('staff_store');

/** What the fields of a record were, or are. Never a secret. */
export type FieldValues = Record<string, unknown>;

/** Every change by staff. A trigger of the database refuses to change or delete rows. */
export const staffChanges = store.table(
  'staff_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    action: text('action').notNull(),
    subjectId: text('subject_id'), // of the record in the API; null: the API did not say it
    subjectName: text('subject_name').notNull(),
    before: jsonb('before').$type<FieldValues>(), // null: there was nothing, or it could not be read
    after: jsonb('after').$type<FieldValues>(),
    reason: text('reason'),
    requestId: text('request_id').notNull(),
    undoes: bigint('undoes', { mode: 'number' }), // id of the change that this one took back
  },
  (table) => [index('staff_changes_undoes_idx').on(table.undoes)],
);

/** A list's filters, sorting and columns under a name. */
export const savedViews = store.table(
  'saved_views',
  {
    staffId: text('staff_id').notNull(),
    screen: text('screen').notNull(),
    name: text('name').notNull(),
    search: text('search').notNull(), // the address's part after '?'
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.screen, table.name] })],
);

/** Reviews that somebody has read. A review that its author changes is new again: it has another content. */
export const readReviews = store.table(
  'read_reviews',
  {
    reviewId: text('review_id').notNull(),
    content: text('content').notNull(), // a hash of stars and text
    staffId: text('staff_id').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.content] })],
);

/** Words that mark a review for a closer look. */
export const watchWords = store.table('watch_words', { word: text('word').primaryKey() });
