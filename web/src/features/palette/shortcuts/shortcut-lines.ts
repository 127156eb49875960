import { paths } from '../../../lib/paths.ts';
import { commandKeys } from '../../../ui/mod-key.ts';
import type { paletteText } from '../messages.ts';
import { hasRows } from './screen-keys.ts';

export interface ShortcutLine {
  key: keyof typeof paletteText.english.keys;
  /** Alternatives. */
  keys: readonly string[];
  /** Can be switched off, as all single keys that write something. */
  isSingle?: true;
}

const TABS: readonly ShortcutLine[] = [
  { key: 'tabs', keys: ['↑', '↓'] },
  { key: 'tabEnds', keys: ['Home', 'End'] },
];
const SORT: ShortcutLine = { key: 'sort', keys: ['Enter'] };

const SEARCH: ShortcutLine = { key: 'search', keys: ['/'], isSingle: true };
const ROWS: ShortcutLine = { key: 'rows', keys: ['j', 'k'], isSingle: true };

const CHOOSE_ROW: ShortcutLine = { key: 'chooseRow', keys: ['x'], isSingle: true };

const CATALOGUE: readonly ShortcutLine[] = [
  ROWS,
  CHOOSE_ROW,
  { key: 'edit', keys: ['Enter'] },
  { key: 'next', keys: ['Tab'] },
  { key: 'previous', keys: ['Shift + Tab'] },
  { key: 'giveUp', keys: ['Esc'] },
  { key: 'upAndDown', keys: ['↑', '↓'] },
  { key: 'choose', keys: ['Space'] },
  SORT,
  SEARCH,
];

/** The keys of the screen at an address. Each stands in the screen's code; this only lists them. */
export function linesOf({ pathname, search }: { pathname: string; search: string }): readonly ShortcutLine[] {
  if (pathname === paths.adminCatalogue) return CATALOGUE;
  // Its tabs have no address. One of them has a table.
  if (pathname === paths.admin) return hasRows() ? [...TABS, ROWS, SORT, SEARCH] : TABS;
  if (/\/product\/(new$|edit\/)/.test(pathname)) return [{ key: 'save', keys: [commandKeys('S')] }];
  if (pathname !== paths.superAdmin) return [];
  const params = new URLSearchParams(search);
  const tab = params.get('tab') ?? 'orders';
  if (tab === 'products') return [...TABS, ROWS, SORT, SEARCH];
  if (tab !== 'orders') return [...TABS, SORT, SEARCH];
  const open: ShortcutLine = { key: 'openOrder', keys: ['Enter'] };
  return params.get('view') === 'board'
    ? [...TABS, open, { key: 'moveOrder', keys: ['Enter'] }, SEARCH]
    : [...TABS, ROWS, open, CHOOSE_ROW, SORT, SEARCH];
}
