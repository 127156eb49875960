import { INDIA_MS } from '../../../schema/days.ts';
import { ERRORS } from '../../errors/codes.ts';
import { RECENT_MINUTES, type CountsOfMinute } from '../lazy-counters.ts';

export interface Minute {
  at: string; // HH:MM, UTC
  state: 'fine' | 'slow' | 'failing' | 'none';
  operations: number;
}

/** A time such as `10:00` or `10:00:30` of UTC, as clocks of the shop's country show it. */
export function indianTime(utc: string): string {
  const shifted = new Date(Date.parse(`2000-01-01T${utc}Z`) + INDIA_MS);
  return `${shifted.toISOString().slice(11, 11 + utc.length)} IST`;
}

/** In ms. */
export const SLOW = 1_000;
/** So many of a minute's operations, of all, make it slow or failing. */
export const NOTABLE = 0.05;

/** Of the shop, not of the caller. */
const FAULTS = new Set(
  Object.entries(ERRORS)
    .filter(([, { statuses }]) => statuses.some(isFault))
    .map(([code]) => code),
);

export const isFaultCode = (code: string): boolean => FAULTS.has(code);

export function isFault(status: number): boolean {
  return status === 500 || status === 503;
}

export function outcomeOf(ms: number, codes: readonly string[] | undefined): 'failed' | 'slow' | 'fine' {
  if (codes?.some(isFaultCode)) return 'failed';
  return ms > SLOW ? 'slow' : 'fine';
}

/** A minute of which people should know, with its time in ms. */
export interface Trouble {
  at: number;
  state: 'slow' | 'failing';
}

type Counts = CountsOfMinute[1];

function totalsOf(counts: Counts): Pick<Minute, 'state' | 'operations'> {
  const of = (outcome: string): number =>
    counts.reduce((sum, [name, count]) => (name === outcome ? sum + count : sum), 0);
  const [fine, slow, failed, refused] = [of('fine'), of('slow'), of('failed'), of('refused')];
  const operations = fine + slow + failed;
  // An operation that failed as a whole is there twice: as failed, and by its answer's status, 500 or 503.
  const bad = Math.max(failed, refused);
  const all = fine + slow + bad;
  if (all === 0) return { state: 'none', operations };
  if (bad >= all * NOTABLE) return { state: 'failing', operations };
  return { state: slow >= all * NOTABLE ? 'slow' : 'fine', operations };
}

const countsOf = (counts: readonly CountsOfMinute[], minute: number): Counts =>
  counts.filter(([at]) => at === minute).flatMap(([, all]) => all);

/** Oldest first. `now`: the time in whole minutes. */
export function minutesOf(counts: readonly CountsOfMinute[], now: number): Minute[] {
  return Array.from({ length: RECENT_MINUTES }, (_, place) => {
    const minute = now - RECENT_MINUTES + 1 + place;
    const at = new Date(minute * 60_000).toISOString().slice(11, 16);
    return { at, ...totalsOf(countsOf(counts, minute)) };
  });
}

export const isTroubled = (counts: Counts): boolean => ['slow', 'failing'].includes(totalsOf(counts).state);

/** The latest slow or failing minute of all that processes still know; null: there was none since they run. */
export function lastTrouble(counts: readonly CountsOfMinute[]): Trouble | null {
  for (const minute of [...new Set(counts.map(([at]) => at))].toSorted((one, other) => other - one)) {
    const { state } = totalsOf(countsOf(counts, minute));
    if (state === 'slow' || state === 'failing') return { at: minute * 60_000, state };
  }
  return null;
}
