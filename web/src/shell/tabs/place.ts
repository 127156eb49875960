import { latePart } from '../../lib/late-part.ts';

/** At the bottom of a phone's window (tab-bar.tsx). */
export const tabBar = latePart<object>();
