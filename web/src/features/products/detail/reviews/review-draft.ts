import { useMemo, useSyncExternalStore } from 'react';
import { storedValue } from '../../../../lib/browser-storage.ts';

/** A review that is being written; without stars as long as none are chosen. */
export interface ReviewDraft {
  rating: number;
  comment: string;
}

const EMPTY: ReviewDraft = { rating: 0, comment: '' };

function parse(found: unknown): ReviewDraft {
  const { rating, comment } = (found ?? {}) as Partial<Record<string, unknown>>;
  return { rating: typeof rating === 'number' ? rating : 0, comment: typeof comment === 'string' ? comment : '' };
}

/** What is being written about a product, kept in its tab through a reload and a session that ends. Null takes it away. */
export function useReviewDraft(productId: string): [ReviewDraft, (draft: ReviewDraft | null) => void] {
  const stored = useMemo(() => storedValue(`review:${productId}`, parse, 'sessionStorage'), [productId]);
  return [useSyncExternalStore(stored.subscribe, stored.read) ?? EMPTY, stored.write];
}
