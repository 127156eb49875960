import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Store } from './store.ts';
import { savedViews } from './tables.ts';

export interface SavedView {
  name: string;
  search: string; // the address's part after '?'
}

/** Lists of a screen as somebody wants to find them again. Each person has views of their own. */
export interface SavedViews {
  list: (staffId: string, screen: string) => Promise<SavedView[]>; // by name
  save: (staffId: string, screen: string, view: SavedView) => Promise<boolean>; // false: there are too many already
  remove: (staffId: string, screen: string, name: string) => Promise<void>;
}

export const MAX_VIEWS = 30; // a person and screen

export function createSavedViews(store: Store): SavedViews {
  const of = (staffId: string, screen: string) => and(eq(savedViews.staffId, staffId), eq(savedViews.screen, screen));
  return {
    async list(staffId, screen) {
      const { name, search } = savedViews;
      const db = await store();
      return db.select({ name, search }).from(savedViews).where(of(staffId, screen)).orderBy(asc(name));
    },
    async save(staffId, screen, { name, search }) {
      const db = await store();
      const others = and(of(staffId, screen), sql`${savedViews.name} <> ${name}`);
      const [counted] = await db.select({ views: count() }).from(savedViews).where(others);
      if ((counted?.views ?? 0) >= MAX_VIEWS) return false;
      await db
        .insert(savedViews)
        .values({ staffId, screen, name, search })
        .onConflictDoUpdate({
          target: [savedViews.staffId, savedViews.screen, savedViews.name],
          set: { search, savedAt: sql`now()` },
        });
      return true;
    },
    async remove(staffId, screen, name) {
      await (await store()).delete(savedViews).where(and(of(staffId, screen), eq(savedViews.name, name)));
    },
  };
}
