import { listPerAccount } from '../../session/list-per-account.ts';

/** A product that was in the account's cart when this browser saw it last. */
export interface KnownLine {
  id: string;
  title: string;
}

function parse(found: unknown): KnownLine[] {
  const { id, title } = (found ?? {}) as Partial<Record<string, unknown>>;
  return typeof id === 'string' && typeof title === 'string' ? [{ id, title }] : [];
}

const stored = listPerAccount('cartTitles', parse);

export const knownLines = stored.read;

/** What the cart has now. */
export function keepKnownLines(lines: readonly KnownLine[]): void {
  const isSame = (known: readonly KnownLine[]) =>
    known.length === lines.length && lines.every(({ id }, place) => known[place]?.id === id);
  if (!isSame(knownLines())) stored.change(() => lines.map(({ id, title }) => ({ id, title })));
}

export function forgetKnownLines(lines: readonly KnownLine[]): void {
  stored.change((known) => known.filter(({ id }) => lines.every((line) => line.id !== id)));
}
