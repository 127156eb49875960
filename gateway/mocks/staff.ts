import type { ChangeFilter, NewChange, StaffChange } from '../store/staff-log.ts';
import { MAX_VIEWS, type SavedView } from '../store/saved-views.ts';
import type { ReviewContent } from '../store/review-marks.ts';
import type { StaffStore } from '../store/staff-store.ts';

const WATCH_WORDS = ['broken', 'fake'];

/** What is kept for staff, in memory. */
export function createMockStaffStore(): StaffStore {
  const changes: NewChange[] = [];
  const views = new Map<string, SavedView[]>(); // by person and screen
  let read: readonly ReviewContent[] = [];
  let words = WATCH_WORDS;

  /** Latest first. An id is the place in the list, from 1. */
  const all = (): StaffChange[] =>
    changes
      .map((change, place) => ({
        subjectId: null,
        before: null,
        after: null,
        reason: null,
        undoes: null,
        ...change,
        at: change.at ?? new Date(),
        id: place + 1,
        isUndone: changes.some(({ undoes }) => undoes === place + 1),
      }))
      .reverse();
  const viewsOf = (staffId: string, screen: string): SavedView[] => views.get(`${staffId} ${screen}`) ?? [];

  return {
    log: {
      append: (change) => void changes.push({ at: new Date(), ...change }),
      async page(filter, offset, limit) {
        const found = all().filter((change) => matches(change, filter));
        return { changes: found.slice(offset, offset + limit), total: found.length };
      },
      people: async () =>
        [...new Map(all().map(({ staffId: id, staffName: name }) => [id, { id, name }])).values()].sort((a, b) =>
          a.name < b.name ? -1 : 1,
        ),
      find: async (id) => all().find((change) => change.id === id),
      stored: async () => undefined,
    },
    views: {
      list: async (staffId, screen) => viewsOf(staffId, screen).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      async save(staffId, screen, view) {
        const others = viewsOf(staffId, screen).filter(({ name }) => name !== view.name);
        if (others.length >= MAX_VIEWS) return false;
        views.set(`${staffId} ${screen}`, [...others, view]);
        return true;
      },
      async remove(staffId, screen, name) {
        views.set(
          `${staffId} ${screen}`,
          viewsOf(staffId, screen).filter((view) => view.name !== name),
        );
      },
    },
    reviews: {
      read: async () => [...read],
      markRead: async (more) => void (read = [...read, ...more]),
      markNew: async (ids) => void (read = read.filter(({ reviewId }) => !ids.includes(reviewId))),
      words: async () => words.toSorted(),
      setWords: async (wanted) => void (words = [...wanted]),
    },
  };
}

function matches(change: StaffChange, { actions, staffId, subjectId, from, until, search }: ChangeFilter): boolean {
  const names = `${change.staffName}\n${change.subjectName}`.toLowerCase();
  return (
    (!actions || actions.includes(change.action)) &&
    (staffId === undefined || change.staffId === staffId) &&
    (subjectId === undefined || change.subjectId === subjectId) &&
    (!from || change.at >= from) &&
    (!until || change.at < until) &&
    (search === undefined || names.includes(search.toLowerCase()))
  );
}
