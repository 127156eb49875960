import type { Icon } from '@tabler/icons-react';
import type { paletteText } from './messages.ts';

/** Something that the palette offers. */
export interface Entry {
  id: string;
  label: string;
  detail?: string;
  /** Keys that do the same, one after the other. */
  keys?: readonly string[];
  icon: Icon;
  run: () => void;
}

export interface Group {
  key: keyof typeof paletteText.english.groups;
  entries: readonly Entry[];
}

/** True if the texts have all words of `search`, as wholes or parts, in any order. */
export function matches(search: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const text = texts.join(' ').toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
