/** The key that commands are given with, as the keyboard of this machine names it. */
export const modKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');

/** What opens the command palette, as people read it. */
export const paletteKeys = (): string => `${modKey()} + K`;

/** The same as ARIA writes it. web/src/features/palette/use-shortcuts.ts hears it. */
export const PALETTE_KEYS = 'Control+K Meta+K';
