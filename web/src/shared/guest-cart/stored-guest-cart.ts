import { useSyncExternalStore } from 'react';
import { storedValue } from '../../lib/browser-storage.ts';

/** The list as found, in which anybody may have written anything: guest-cart.ts reads it. */
export const storedGuestCart = storedValue('guestCart', (found): readonly unknown[] | null =>
  Array.isArray(found) ? (found as unknown[]) : null,
);

const count = (): number =>
  (storedGuestCart.read() ?? []).reduce<number>(
    (sum, line) => sum + (Number((line as { quantity?: unknown } | null)?.quantity) || 0),
    0,
  );

/** Units in a guest's cart: a small part of guest-cart.ts, for the first screen. The server knows none. */
export const useGuestCartCount = (): number => useSyncExternalStore(storedGuestCart.subscribe, count, () => 0);
