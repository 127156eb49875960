import { useCallback, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** The wishlist leads here, too. */
export const ALIKE_ID = 'alike';

/** Products that are alike. An address with their id leads here; the router cannot do it, as they come with the data. */
export function Alike({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const come = useCallback(
    (place: HTMLElement | null) => {
      // 'Back' and a reload restore the scroll position.
      if (hash !== `#${ALIKE_ID}` || window.scrollY > 0) return;
      place?.scrollIntoView();
      place?.focus({ preventScroll: true });
    },
    [hash],
  );
  return (
    <div id={ALIKE_ID} tabIndex={-1} ref={come}>
      {children}
    </div>
  );
}
