import { useSyncExternalStore } from 'react';
import { keyed, storedValue } from '../../../../lib/browser-storage.ts';
import { useSessionUser } from '../../../../session/session-user.ts';

/** Of one account. They are dropped when another account writes a review. */
interface OwnReviews {
  email: string;
  /** Product's id to review's id. */
  byProduct: Partial<Record<string, string>>;
}

const stored = storedValue('ownReviews', (found): OwnReviews | null => {
  const { email, byProduct } = (found ?? {}) as Partial<Record<string, unknown>>;
  if (typeof email !== 'string' || typeof byProduct !== 'object') return null;
  const ids = Object.entries(byProduct ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { email, byProduct: keyed(ids) };
});

/**
 * The id of the account's review that was written in this browser, and a function that remembers one. The catalogue is the same for
 * everybody, so it does not say whose a review is, and names are not unique.
 */
export function useOwnReviewId(productId: string): [id: string | undefined, remember: (id: string) => void] {
  const email = useSessionUser()?.email;
  const known = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  const own = known?.email === email ? known?.byProduct : undefined;
  return [
    own?.[productId],
    (id) => {
      if (email) stored.write({ email, byProduct: { ...own, [productId]: id } });
    },
  ];
}
