import type { Logger } from 'pino';
import { createReviewMarks, type ReviewMarks } from './review-marks.ts';
import { createSavedViews, type SavedViews } from './saved-views.ts';
import { createStaffLog, type StaffLog } from './staff-log.ts';
import type { Store } from './store.ts';

/** What the gateway keeps for staff, since the API cannot. */
export interface StaffStore {
  log: StaffLog;
  views: SavedViews;
  reviews: ReviewMarks;
}

export const createStaffStore = (store: Store, log: Logger): StaffStore => ({
  log: createStaffLog(store, log),
  views: createSavedViews(store),
  reviews: createReviewMarks(store),
});
