import { LRUCache } from 'lru-cache';
import { LONGEST_SESSION_S } from './lifetime.ts';

/**
 * The clocks of two gateways may differ by this, in ms. So a mark also ends what began up to this much after it. A gateway that
 * knows the mark lets a session begin after that (`start`).
 */
export const CLOCK_SKEW_MS = 60_000;
/** For how long, in seconds, a reset that was asked for may be carried out, however short its link should work: a day. */
export const RESET_PENDING_S = 24 * 60 * 60;
const PENDING_MS = RESET_PENDING_S * 1000;
/** What is remembered of accounts that were ended together, of those that asked for a reset, and of resets. */
const REMEMBERED = { marks: 200_000, asks: 50_000, resets: 10_000 };

/** What a session is known by. */
export interface SessionIdentity {
  id: string;
  /** The key of its account. */
  account: string;
  /** When it began, in ms since 1970: by `Revocations.start`, not by the clock alone. */
  began: number;
}

/** Which sessions of accounts have been ended together. All times are in ms since 1970. */
export interface AccountMarks {
  ends: (session: SessionIdentity) => boolean;
  /** The moment at which a session begins that is asked for now: after all that has been ended. */
  start: (account: string) => number;
  /** Up to when a new mark has to end what has begun by now. */
  cutoff: (account: string) => number;
  /** Ends what began up to `cutoff`, but for the session `but`. Marks may come twice, and in any order. False: it changes nothing. */
  mark: (account: string, cutoff: number, but: string) => boolean;
  /** A new password was asked for by mail. Gives the marks that follow from that and resets that are known. */
  asked: (account: string, ask: Ask) => DerivedMark[];
  /** Somebody's password was reset; not `sure`: perhaps. Gives the marks that follow. */
  reset: (at: number, sure: boolean) => DerivedMark[];
  /** A time for a reset of now: after all resets that are known. */
  resetTime: () => number;
  /** What is asked for now. */
  ask: () => Ask;
  /** Accounts that a reset of now may be of. */
  pending: () => string[];
  /** The account's password was changed, perhaps: its next log-in ends what began up to `cutoff`. */
  doubt: (account: string, cutoff: number) => void;
  /** Up to when a log-in ends older sessions of an account, since its password may be new; undefined: it ends none. */
  lateCutoff: (account: string) => number | undefined;
}

/** A new password that was asked for: `after` is the last reset that was known then, which can't have been its. */
export interface Ask {
  at: number;
  after: number;
}

/** A mark that ends all sessions of an account. */
export interface DerivedMark {
  account: string;
  cutoff: number;
}

/** All marks of an account in one: what began up to `cutoff` has ended, but for the session `but` if that began after `floor`. */
interface Mark {
  cutoff: number;
  but: string;
  floor: number;
}

/** `linkMs`: how long the API's links for a new password work. */
export function createAccountMarks(linkMs: number): AccountMarks {
  const marks = new LRUCache<string, Mark>({ max: REMEMBERED.marks, ttl: LONGEST_SESSION_S * 1000 });
  const asks = new LRUCache<string, readonly Ask[]>({ max: REMEMBERED.asks, ttl: PENDING_MS });
  const doubts = new LRUCache<string, number>({ max: REMEMBERED.asks, ttl: PENDING_MS });
  const resets = new LRUCache<number, boolean>({ max: REMEMBERED.resets, ttl: PENDING_MS });
  let lastReset = 0;

  /** True if a reset may be the one that was asked for, by a link that works for `forMs`. */
  const belongs = (reset: number, { at, after }: Ask, forMs: number): boolean =>
    reset > after && reset >= at - CLOCK_SKEW_MS && reset <= at + forMs + CLOCK_SKEW_MS;

  const resetTime = (): number => Math.max(Date.now(), lastReset + 1);

  function mark(account: string, cutoff: number, but: string): boolean {
    const one: Mark = { cutoff, but, floor: -Infinity };
    const known = marks.get(account);
    if (!known) {
      marks.set(account, one);
      return true;
    }
    const [high, low] = known.cutoff >= cutoff ? [known, one] : [one, known];
    // What the lower mark spares, the higher one ends; what the higher one spares has to have begun after the lower one.
    const floor = Math.max(known.floor, high.but === low.but ? -Infinity : low.cutoff);
    if (high === known && floor === known.floor) return false;
    marks.set(account, { cutoff: high.cutoff, but: high.but, floor });
    return true;
  }

  /** The mark that follows from a reset that was asked for by an account, if it is news. */
  function derive(account: string, known: readonly Ask[], reset: number): DerivedMark[] {
    const cutoff = reset + CLOCK_SKEW_MS;
    const follows = known.some((ask) => belongs(reset, ask, linkMs)) && mark(account, cutoff, '');
    return follows ? [{ account, cutoff }] : [];
  }

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
    doubt: (account, cutoff) => void doubts.set(account, Math.max(cutoff, doubts.get(account) ?? 0)),
    lateCutoff,
    ends({ id, account, began }) {
      const known = marks.get(account);
      if (!known) return false;
      return began <= known.floor || (began <= known.cutoff && id !== known.but);
    },
    start: (account) => Math.max(Date.now(), (marks.get(account)?.cutoff ?? 0) + 1, (lateCutoff(account) ?? 0) + 1),
    cutoff: (account) => Math.max(Date.now() + CLOCK_SKEW_MS, (marks.get(account)?.cutoff ?? 0) + 1),
    asked(account, ask) {
      const recent = (asks.get(account) ?? []).filter(({ at }) => at > ask.at - PENDING_MS);
      asks.set(account, [...recent, ask]);
      return [...resets].flatMap(([reset, sure]) => (sure ? derive(account, [ask], reset) : []));
    },
    reset(at, sure) {
      resets.set(at, sure || resets.get(at) === true);
      lastReset = Math.max(lastReset, at);
      return sure ? [...asks].flatMap(([account, known]) => derive(account, known, at)) : [];
    },
    resetTime,
    ask: () => ({ at: Date.now(), after: lastReset }),
    pending() {
      const now = resetTime();
      return [...asks]
        .filter(([, known]) => known.some((ask) => belongs(now, ask, linkMs)))
        .map(([account]) => account);
    },
  };
}
