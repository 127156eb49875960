import { latePart } from '../../lib/late-part.ts';

/** On a card's picture. */
export const cardToggle = latePart<{ id: string; title: string }>();

/** Below all screens. */
export const comparisonBar = latePart<object>();
