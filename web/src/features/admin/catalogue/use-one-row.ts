import { useSyncExternalStore } from 'react';

/** From here on search, three filters and a button are in one row, in px. */
const ONE_ROW_FROM = 1200;

const query = () => window.matchMedia(`(min-width: ${ONE_ROW_FROM}px)`);

/** Whether the window has place for the catalogue's search and filters side by side. */
export const useOneRow = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      const media = query();
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => query().matches,
  );
