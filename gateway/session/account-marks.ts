import { hash } from 'node:crypto';
import { LONGEST_SESSION_S } from './lifetime.ts';
import { limitedMap } from '../lib/limited-map.ts';

/** The clocks of two gateways may differ by this much. So a cutoff is this much later than now (see `start`). */
export const CLOCK_SKEW_MS = 60_000;
export const RESET_PENDING_S = 24 * 60 * 60; // a reset may be carried out so long, even if its link works for less time
const PENDING_MS = RESET_PENDING_S * 1000;
const REMEMBERED = { marks: 200_000, asks: 50_000, resets: 10_000 }; // entries in memory

/** A hash of an e-mail address. Counters, lists and sessions hold it instead of the address. */
export const accountKey = (email: string): string => hash('sha256', email.trim().toLowerCase(), 'base64url');

export interface SessionIdentity {
  id: string;
  account: string; // the key of its account
  began: number; // ms since 1970, by `Revocations.start` and not by the clock alone
}

/** A request for a reset mail. `after` is the last reset known then, which cannot belong to it. */
interface Ask {
  at: number;
  after: number;
}

export interface DerivedMark {
  account: string;
  cutoff: number;
}

/** Sessions that began up to `cutoff` have ended, except `but` if it began after `floor`. */
interface Mark {
  cutoff: number;
  but: string;
  floor: number;
}

/**
 * Sessions of an account that end together: those that began up to a cutoff. Times are in ms since 1970.
 *
 * @param linkMs - how long the API's links for a new password work
 */
export function createAccountMarks(linkMs: number) {
  const marks = limitedMap<string, Mark>(REMEMBERED.marks, LONGEST_SESSION_S * 1000);
  const asks = limitedMap<string, readonly Ask[]>(REMEMBERED.asks, PENDING_MS);
  const doubts = limitedMap<string, number>(REMEMBERED.asks, PENDING_MS);
  const resets = limitedMap<number, boolean>(REMEMBERED.resets, PENDING_MS);
  let lastReset = 0;

  /** True if a reset may belong to a request whose link works for `forMs`. */
  const belongs = (reset: number, { at, after }: Ask, forMs: number): boolean =>
    reset > after && reset >= at - CLOCK_SKEW_MS && reset <= at + forMs + CLOCK_SKEW_MS;

  /** The time of a reset now: after all known resets. */
  const resetTime = (): number => Math.max(Date.now(), lastReset + 1);

  /** Ends the sessions that began up to `cutoff`, except `but`. Calls may come twice and in any order. False: nothing changed. */
  function mark(account: string, cutoff: number, but: string): boolean {
    const one: Mark = { cutoff, but, floor: -Infinity };
    const known = marks.get(account);
    if (!known) {
      marks.set(account, one);
      return true;
    }
    const [high, low] = known.cutoff >= cutoff ? [known, one] : [one, known];
    // The higher cutoff ends the exception of the lower one. Its own exception must have begun after the lower one.
    const floor = Math.max(known.floor, high.but === low.but ? -Infinity : low.cutoff);
    if (high === known && floor === known.floor) return false;
    marks.set(account, { cutoff: high.cutoff, but: high.but, floor });
    return true;
  }

  function derive(account: string, known: readonly Ask[], reset: number): DerivedMark[] {
    const cutoff = reset + CLOCK_SKEW_MS;
    const follows = known.some((ask) => belongs(reset, ask, linkMs)) && mark(account, cutoff, '');
    return follows ? [{ account, cutoff }] : [];
  }

  /** Set by a log-in, since the password may be new. */
  function lateCutoff(account: string): number | undefined {
    const doubt = doubts.get(account);
    const known = asks.get(account) ?? [];
    const late = known.length === 0 ? [] : [...resets.keys()];
    const cutoffs = late
      .filter((reset) => known.some((ask) => belongs(reset, ask, PENDING_MS)))
      .map((reset) => reset + CLOCK_SKEW_MS);
    if (doubt !== undefined) cutoffs.push(doubt);
    return cutoffs.length === 0 ? undefined : Math.max(...cutoffs);
  }

  return {
    mark,
    /** The password may have changed: the next log-in ends the sessions that began up to `cutoff`. */
    doubt: (account: string, cutoff: number): void =>
      void doubts.set(account, Math.max(cutoff, doubts.get(account) ?? 0)),
    lateCutoff,
    ends({ id, account, began }: SessionIdentity): boolean {
      const known = marks.get(account);
      if (!known) return false;
      return began <= known.floor || (began <= known.cutoff && id !== known.but);
    },
    /** For a new session: after every known cutoff of the account. */
    start: (account: string): number =>
      Math.max(Date.now(), (marks.get(account)?.cutoff ?? 0) + 1, (lateCutoff(account) ?? 0) + 1),
    /** Ends all sessions that have begun by now. */
    cutoff: (account: string): number => Math.max(Date.now() + CLOCK_SKEW_MS, (marks.get(account)?.cutoff ?? 0) + 1),
    /** Returns the cutoffs that follow from it and the known resets. */
    asked(account: string, ask: Ask): DerivedMark[] {
      const recent = (asks.get(account) ?? []).filter(({ at }) => at > ask.at - PENDING_MS);
      asks.set(account, [...recent, ask]);
      return [...resets].flatMap(([reset, sure]) => (sure ? derive(account, [ask], reset) : []));
    },
    /** A reset of an unknown account; not `sure`: it may have failed. Returns the cutoffs that follow. */
    reset(at: number, sure: boolean): DerivedMark[] {
      resets.set(at, sure || resets.get(at) === true);
      lastReset = Math.max(lastReset, at);
      return sure ? [...asks].flatMap(([account, known]) => derive(account, known, at)) : [];
    },
    resetTime,
    ask: (): Ask => ({ at: Date.now(), after: lastReset }),
    /** Accounts that a reset now may belong to. */
    pending(): string[] {
      const now = resetTime();
      return [...asks]
        .filter(([, known]) => known.some((ask) => belongs(now, ask, linkMs)))
        .map(([account]) => account);
    },
  };
}
