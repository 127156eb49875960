import { useSyncExternalStore } from 'react';
import { storedValue } from '../../lib/browser-storage.ts';

/** The text as found, which anybody may have written: guest-cart.ts reads it. This part is small enough for the first screen. */
export const storedGuestCart = storedValue('guestCart', (found): unknown => found);

/** True if this browser keeps something for a guest. The server knows none. */
export const useHasGuestCart = (): boolean =>
  useSyncExternalStore(
    storedGuestCart.subscribe,
    () => storedGuestCart.read() !== null,
    () => false,
  );
