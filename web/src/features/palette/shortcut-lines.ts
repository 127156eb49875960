import { paths } from '../../lib/paths.ts';
import type { paletteText } from './messages.ts';

export interface ShortcutLine {
  key: keyof typeof paletteText.english.keys;
  /** Alternatives. */
  keys: readonly string[];
}

const TABS: readonly ShortcutLine[] = [
  { key: 'tabs', keys: ['↑', '↓'] },
  { key: 'tabEnds', keys: ['Home', 'End'] },
];
const SORT: ShortcutLine = { key: 'sort', keys: ['Enter'] };

const CATALOGUE: readonly ShortcutLine[] = [
  { key: 'edit', keys: ['Enter'] },
  { key: 'next', keys: ['Tab'] },
  { key: 'previous', keys: ['Shift + Tab'] },
  { key: 'giveUp', keys: ['Esc'] },
  { key: 'upAndDown', keys: ['↑', '↓'] },
  { key: 'choose', keys: ['Space'] },
  SORT,
];

/** The keys of the screen at an address. Each stands in the screen's code; this only lists them. */
export function linesOf({ pathname, search }: { pathname: string; search: string }): readonly ShortcutLine[] {
  if (pathname === paths.adminCatalogue) return CATALOGUE;
  if (pathname === paths.admin) return [...TABS, SORT];
  if (pathname !== paths.superAdmin) return [];
  const params = new URLSearchParams(search);
  if ((params.get('tab') ?? 'orders') !== 'orders') return [...TABS, SORT];
  const open: ShortcutLine = { key: 'openOrder', keys: ['Enter'] };
  return params.get('view') === 'board'
    ? [...TABS, open, { key: 'moveOrder', keys: ['Enter'] }]
    : [...TABS, open, { key: 'choose', keys: ['Space'] }, SORT];
}
