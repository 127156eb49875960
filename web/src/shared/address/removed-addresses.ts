import { listPerAccount } from '../../session/list-per-account.ts';

/** Ids give way to newer ones. */
const MOST_KEPT = 200;

const MARKS = ['replaced', 'default'] as const;

/** `replaced`: an edit took its place, so it does not come back. `default`: it was the default one when it was removed. */
type Mark = (typeof MARKS)[number];

/** An id with nothing to remember stands alone. */
type Hidden = string | { id: string; mark: Mark };

function parse(found: unknown): Hidden[] {
  if (typeof found === 'string') return [found];
  const { id, mark: wanted } = (found ?? {}) as Partial<Record<string, unknown>>;
  if (typeof id !== 'string') return [];
  const mark = MARKS.find((one) => one === wanted);
  return [mark ? { id, mark } : id];
}

/** Ids alone: what somebody has removed is not kept to be read. */
const stored = listPerAccount('removedAddresses', parse);

const idOf = (one: Hidden): string => (typeof one === 'string' ? one : one.id);

const idsOf = (hidden: readonly Hidden[], mark?: Mark): string[] =>
  hidden.filter((one) => !mark || (typeof one !== 'string' && one.mark === mark)).map(idOf);

/** Ids of the addresses that the account does not see in this browser: removed ones, and those that an edit has replaced. */
export const useHiddenAddresses = (): string[] => idsOf(stored.useList());

/** Of these, the ones that 'Bring back' does not offer. */
export const useReplacedAddresses = (): string[] => idsOf(stored.useList(), 'replaced');

/** The API cannot delete an address, so this browser hides it. */
export function hideAddresses(ids: readonly string[], mark?: Mark): void {
  stored.change((known) =>
    [...known.filter((one) => !ids.includes(idOf(one))), ...ids.map((id) => (mark ? { id, mark } : id))].slice(
      -MOST_KEPT,
    ),
  );
}

/** Another default was chosen. */
export function forgetDefault(): void {
  if (idsOf(stored.read(), 'default').length === 0) return;
  stored.change((known) => known.map((one) => (typeof one !== 'string' && one.mark === 'default' ? one.id : one)));
}

/** Takes a removal back. Returns which of them were the default. */
export function showAddresses(ids: readonly string[]): string[] {
  const back = stored.read().filter((one) => ids.includes(idOf(one)));
  stored.change((known) => known.filter((one) => !ids.includes(idOf(one))));
  return idsOf(back, 'default');
}
