import { useMemo, useSyncExternalStore } from 'react';
import { storedValue } from '../../../../lib/browser-storage.ts';

/** `rating` is 0 until the user chooses stars. */
export interface ReviewDraft {
  rating: number;
  comment: string;
}

/** Has both stars and words (specification, section 5). */
export const isWhole = ({ rating, comment }: ReviewDraft): boolean => rating > 0 && comment.trim() !== '';

const EMPTY: ReviewDraft = { rating: 0, comment: '' };

function parse(found: unknown): ReviewDraft {
  const { rating, comment } = (found ?? {}) as Partial<Record<string, unknown>>;
  return { rating: typeof rating === 'number' ? rating : 0, comment: typeof comment === 'string' ? comment : '' };
}

/**
 * A draft in sessionStorage: it survives a reload and the end of the session. Writing null deletes it. Without one it is `initial`.
 */
export function useReviewDraft(
  productId: string,
  initial: ReviewDraft = EMPTY,
): [ReviewDraft, (draft: ReviewDraft | null) => void] {
  const stored = useMemo(() => storedValue(`review:${productId}`, parse, 'sessionStorage'), [productId]);
  return [useSyncExternalStore(stored.subscribe, stored.read, () => null) ?? initial, stored.write];
}
