import { createContext } from 'react';

/** The command palette and the shortcuts, for every screen of staff. */
export interface StaffTools {
  openPalette: () => void;
  /** Gives the focus back to what had it. */
  closeTools: () => void;
}

/** Undefined: the screen is not one of staff. */
export const StaffToolsContext = createContext<StaffTools | undefined>(undefined);
