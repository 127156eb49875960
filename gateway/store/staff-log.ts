import { and, asc, count, desc, eq, exists, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Store } from './store.ts';
import { staffChanges } from './tables.ts';

export type NewChange = typeof staffChanges.$inferInsert;
export type StaffChange = typeof staffChanges.$inferSelect & { isUndone: boolean };

export interface ChangeFilter {
  actions?: readonly string[] | undefined;
  staffId?: string | undefined;
  subjectId?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined; // the first moment after
  search?: string | undefined; // in names of staff and of what was changed
}

export interface ChangePage {
  changes: StaffChange[]; // latest first
  total: number; // that match, on all pages
}

export interface StaffPerson {
  id: string;
  name: string; // at the time of the latest change
}

const MOST_PEOPLE = 200;

/** Who did what. Entries are added and read, never changed. */
export interface StaffLog {
  /** Returns at once. An entry that cannot be stored goes to the process's log. */
  append: (change: NewChange) => void;
  page: (filter: ChangeFilter, offset: number, limit: number) => Promise<ChangePage>;
  people: () => Promise<StaffPerson[]>; // who have made changes, by name
  find: (id: number) => Promise<StaffChange | undefined>;
  stored: () => Promise<void>; // resolves once nothing waits
}

export function createStaffLog(store: Store, log: Logger): StaffLog {
  const waiting: NewChange[] = [];
  let storing: Promise<void> | undefined;

  /** Those that come while some are stored are stored together. */
  async function storeAll(): Promise<void> {
    while (waiting.length > 0) {
      const entries = waiting.splice(0);
      try {
        await (await store()).insert(staffChanges).values(entries);
      } catch (err) {
        for (const change of entries) log.error({ err, change }, 'a change by staff could not be stored');
      }
    }
    storing = undefined;
  }

  async function read(where: SQL | undefined, offset: number, limit: number): Promise<StaffChange[]> {
    await storing;
    const db = await store();
    const undo = alias(staffChanges, 'undo');
    const itsUndo = db.select({ id: undo.id }).from(undo).where(eq(undo.undoes, staffChanges.id));
    const rows = await db
      .select({ change: staffChanges, isUndone: sql<boolean>`${exists(itsUndo)}` })
      .from(staffChanges)
      .where(where)
      .orderBy(desc(staffChanges.id))
      .offset(offset)
      .limit(limit);
    return rows.map(({ change, isUndone }) => ({ ...change, isUndone }));
  }

  return {
    append(change) {
      waiting.push({ at: new Date(), ...change });
      storing ??= storeAll();
    },
    async page(filter, offset, limit) {
      const where = whereOf(filter);
      const changes = await read(where, offset, limit);
      const [counted] = await (await store()).select({ total: count() }).from(staffChanges).where(where);
      return { changes, total: counted?.total ?? 0 };
    },
    async people() {
      await storing;
      const { id, staffId, staffName } = staffChanges;
      const db = await store();
      const latest = db
        .selectDistinctOn([staffId], { staffId, staffName })
        .from(staffChanges)
        .orderBy(staffId, desc(id))
        .as('latest');
      const rows = await db.select().from(latest).orderBy(asc(latest.staffName)).limit(MOST_PEOPLE);
      return rows.map((row) => ({ id: row.staffId, name: row.staffName }));
    },
    find: async (id) => (await read(eq(staffChanges.id, id), 0, 1))[0],
    stored: async () => storing,
  };
}

function whereOf({ actions, staffId, subjectId, from, until, search }: ChangeFilter): SQL | undefined {
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
  return and(
    actions && inArray(staffChanges.action, [...actions]),
    staffId === undefined ? undefined : eq(staffChanges.staffId, staffId),
    subjectId === undefined ? undefined : eq(staffChanges.subjectId, subjectId),
    from && gte(staffChanges.at, from),
    until && lt(staffChanges.at, until),
    pattern ? or(ilike(staffChanges.staffName, pattern), ilike(staffChanges.subjectName, pattern)) : undefined,
  );
}
