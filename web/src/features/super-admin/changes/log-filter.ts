import { MAX_SEARCH } from '../../../../../schema/shop.ts';
import type { StaffAction, StaffChangeFilter } from '../../../generated/schema.ts';
import { staffLogText } from './messages.ts';

/** Names in the address. */
export const FILTERS = ['q', 'action', 'by', 'of', 'from', 'to'] as const;

export const ACTIONS = Object.keys(staffLogText.english.actions) as StaffAction[];

const ID = /^[0-9a-f]{24}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the gateway can take of an address, which anybody can write. */
export function filterOf(read: (name: string) => string): StaffChangeFilter {
  const action = ACTIONS.find((known) => known === read('action'));
  const search = read('q').trim().slice(0, MAX_SEARCH);
  const fitting = (name: string, isRight: boolean) => (isRight ? { [name]: read(name) } : {});
  return {
    ...(action && { actions: [action] }),
    ...(ID.test(read('by')) && { staffId: read('by') }),
    ...(ID.test(read('of')) && { subjectId: read('of') }),
    ...fitting('from', isDay(read('from'))),
    ...fitting('to', isDay(read('to'))),
    ...(search && { search }),
  };
}

const isDay = (text: string): boolean =>
  DAY.test(text) && new Date(`${text}T00:00:00Z`).getTime() > 0 && new Date(text).toJSON().startsWith(text);
