import { ariaCommand, commandKeys } from '../../ui/mod-key.ts';

/** What opens the command palette, as people read it. */
export const paletteKeys = (): string => commandKeys('K');

/** The same as ARIA writes it. web/src/features/palette/use-shortcuts.ts hears it. */
export const PALETTE_KEYS = ariaCommand('K');
