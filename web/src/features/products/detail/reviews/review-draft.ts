import { useMemo, useSyncExternalStore } from 'react';
import { storedValue } from '../../../../lib/browser-storage.ts';
import { useSessionUser } from '../../../../session/session-user.ts';

/** `rating` is 0 until the user chooses stars. */
export interface ReviewDraft {
  rating: number;
  comment: string;
}

/** Has both stars and words (specification, section 5). */
export const isWhole = ({ rating, comment }: ReviewDraft): boolean => rating > 0 && comment.trim() !== '';

const EMPTY: ReviewDraft = { rating: 0, comment: '' };

/** `email`: of who writes it, '' of a guest. */
function parse(found: unknown): ReviewDraft & { email: string } {
  const { rating, comment, email } = (found ?? {}) as Partial<Record<string, unknown>>;
  return {
    rating: typeof rating === 'number' ? rating : 0,
    comment: typeof comment === 'string' ? comment : '',
    email: typeof email === 'string' ? email : '',
  };
}

/**
 * A draft in sessionStorage: it survives a reload, the log-in and the end of the session, and is shown to no other account. Writing
 * null deletes it. Without one it is `initial`.
 */
export function useReviewDraft(
  productId: string,
  initial: ReviewDraft = EMPTY,
): [ReviewDraft, (draft: ReviewDraft | null) => void] {
  const stored = useMemo(() => storedValue(`review:${productId}`, parse, 'sessionStorage'), [productId]);
  const found = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  const email = useSessionUser()?.email ?? '';
  const isOther = found && found.email !== '' && email !== '' && found.email !== email;
  const write = (draft: ReviewDraft | null): void =>
    stored.write(draft && { ...draft, email: email || (found?.email ?? '') });
  return [isOther ? initial : (found ?? initial), write];
}
