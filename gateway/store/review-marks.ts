import { inArray, notInArray } from 'drizzle-orm';
import type { Store } from './store.ts';
import { readReviews, watchWords } from './tables.ts';

/** A review in the words that it had. */
export interface ReviewContent {
  reviewId: string;
  content: string; // a hash of stars and text
}

/** Which reviews staff have read, and which words they look for. All staff share both. */
export interface ReviewMarks {
  read: () => Promise<ReviewContent[]>;
  markRead: (reviews: readonly ReviewContent[], staffId: string) => Promise<void>;
  /** In whatever words they were read, by whomever. */
  markNew: (reviewIds: readonly string[]) => Promise<void>;
  words: () => Promise<string[]>; // in alphabetical order
  setWords: (words: readonly string[]) => Promise<void>;
}

export function createReviewMarks(store: Store): ReviewMarks {
  return {
    async read() {
      const { reviewId, content } = readReviews;
      return (await store()).select({ reviewId, content }).from(readReviews);
    },
    async markRead(reviews, staffId) {
      if (reviews.length === 0) return;
      const rows = reviews.map((review) => ({ ...review, staffId }));
      await (await store()).insert(readReviews).values(rows).onConflictDoNothing();
    },
    async markNew(reviewIds) {
      await (await store()).delete(readReviews).where(inArray(readReviews.reviewId, [...reviewIds]));
    },
    async words() {
      const rows = await (await store()).select().from(watchWords).orderBy(watchWords.word);
      return rows.map(({ word }) => word);
    },
    async setWords(words) {
      const db = await store();
      if (words.length > 0) {
        await db
          .insert(watchWords)
          .values(words.map((word) => ({ word })))
          .onConflictDoNothing();
      }
      await db.delete(watchWords).where(words.length > 0 ? notInArray(watchWords.word, [...words]) : undefined);
    },
  };
}
