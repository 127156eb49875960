import { latePart } from '../../lib/late-part.ts';

/** Beside a card's stars. */
export const cardToggle = latePart<{ id: string; title: string }>();

/** Below all screens. */
export const comparisonBar = latePart<object>();
