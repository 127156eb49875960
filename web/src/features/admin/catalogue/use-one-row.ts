import { useMedia } from '../../../lib/hooks/use-media.ts';

/** From here on search, three filters and a button are in one row, in px. */
const ONE_ROW_FROM = 1200;

/** Whether the window has place for the catalogue's search and filters side by side. */
export const useOneRow = (): boolean => useMedia(`(min-width: ${ONE_ROW_FROM}px)`);
