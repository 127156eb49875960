import { hash } from 'node:crypto';
import type { ReviewQueueShow } from '../../generated/schema.ts';
import type { ReviewContent } from '../../store/review-marks.ts';
import type { ListedReview, ReviewList } from './reviews.all.ts';
import { writtenAt, type Review } from './reviews.rest.ts';

export interface QueueRequest {
  show: ReviewQueueShow;
  search: string;
  offset: number;
  limit: number;
}

export interface QueuedReview extends ListedReview {
  writtenAt: number | null; // ms since 1970
  isNew: boolean;
  watchWords: string[];
}

export interface QueuePage {
  total: number;
  allCount: number;
  newCount: number;
  watchedCount: number;
  isComplete: boolean;
  items: QueuedReview[];
}

/** A review that its author has changed has other content, under the same id. */
export const contentOf = ({ id, rating, comment }: Review): ReviewContent => ({
  reviewId: id,
  content: hash('sha256', `${rating} ${comment}`, 'base64url').slice(0, 22),
});

const keyOf = ({ reviewId, content }: ReviewContent): string => `${reviewId} ${content}`;

/** Words are compared whole and without case. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join(' ')} `;

/** `read`: what staff have read. `words`: to watch for. */
export function queueOf(
  { reviews, isComplete }: ReviewList,
  read: readonly ReviewContent[],
  words: readonly string[],
  { show, search, offset, limit }: QueueRequest,
): QueuePage {
  const known = new Set(read.map(keyOf));
  const watched = words.map((word) => [word, wordsOf(word)] as const);
  const queue = reviews.map((listed): QueuedReview => {
    const text = wordsOf(listed.review.comment);
    return {
      ...listed,
      writtenAt: writtenAt(listed.review),
      isNew: !known.has(keyOf(contentOf(listed.review))),
      watchWords: watched.flatMap(([word, pattern]) => (text.includes(pattern) ? word : [])),
    };
  });
  const wanted = search.trim().toLowerCase();
  const shown = queue.filter(
    (review) =>
      (show === 'ALL' || (show === 'NEW' ? review.isNew : review.watchWords.length > 0)) &&
      (wanted === '' || textsOf(review).some((text) => text.toLowerCase().includes(wanted))),
  );
  return {
    total: shown.length,
    allCount: queue.length,
    newCount: queue.filter(({ isNew }) => isNew).length,
    watchedCount: queue.filter(({ watchWords }) => watchWords.length > 0).length,
    isComplete,
    items: shown.slice(offset, offset + limit),
  };
}

const textsOf = ({ productTitle, review }: ListedReview): string[] => [review.comment, review.name, productTitle];
