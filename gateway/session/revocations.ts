import type { Logger } from 'pino';
import { createAccountMarks, RESET_PENDING_S, type SessionIdentity, type DerivedMark } from './account-marks.ts';
import type { EntryFile, ListEntry } from './entry-file.ts';
import type { Redis } from '../lib/redis.ts';
import { LONGEST_SESSION_S } from './lifetime.ts';
import { createSharedList } from './shared-list.ts';
import { limitedMap } from '../lib/limited-map.ts';

export type Revocations = ReturnType<typeof createRevocations>;

export interface RevocationsOptions {
  redis: Redis | undefined;
  file: EntryFile | undefined; // undefined: the list does not survive a restart
  resetLinkS: number; // how long the API's links for a new password work
  log: Logger;
}

const REMEMBERED = 200_000; // sessions that were ended one by one

/**
 * Sessions that were ended before they expired, so that copies of their cookies are worthless. They end at this gateway at once.
 * True: the change is published to the other gateways; false: that is still to come (shared-list.ts).
 *
 * The entries of the list: `session <id>`, `others <account> <ms> <id>`, `perhaps <account> <ms>`, `asked <account> <ms> <ms>` and
 * `reset-done <ms> <sure>`.
 */
export function createRevocations({ redis, file, resetLinkS, log }: RevocationsOptions) {
  const marks = createAccountMarks(resetLinkS * 1000);

  const ended = limitedMap<string, true>(REMEMBERED);

  function onEntry(entry: string, until: number): void {
    const [kind, name = '', time = '', but = ''] = entry.split(' ');
    if (kind === 'session') ended.set(name, true, { ttl: Math.max(1, until * 1000 - Date.now()) });
    if (kind === 'others') marks.mark(name, Number(time), but);
    if (kind === 'perhaps') marks.doubt(name, Number(time));
    if (kind === 'asked') keep(marks.asked(name, { at: Number(time), after: Number(but) }));
    if (kind === 'reset-done') keep(marks.reset(Number(name), time === 'sure'));
  }

  /** A cutoff that follows from entries of several gateways must outlast them, so it becomes an entry. */
  function keep(derived: readonly DerivedMark[]): void {
    if (derived.length === 0) return;
    // `list` may still be under construction.
    queueMicrotask(() => void list.add(derived.map(({ account, cutoff }) => others(account, cutoff))));
  }

  const list = createSharedList({ redis, file, log, key: 'haat:ended-sessions', onEntry });
  const entry = (text: string, seconds: number): ListEntry => ({ text, until: Math.ceil(Date.now() / 1000) + seconds });
  const others = (account: string, cutoff: number, but = ''): ListEntry =>
    entry(`others ${account} ${cutoff} ${but}`, LONGEST_SESSION_S);

  return {
    has: (session: SessionIdentity): boolean => ended.has(session.id) || marks.ends(session),
    start: marks.start, // for a new session; call it before the API checks the password
    /** `until`: its own expiry, in seconds since 1970. */
    end: (id: string, until: number): Promise<boolean> => list.add([{ text: `session ${id}`, until }]),
    /** All current sessions except `but`. */
    endOthers: (account: string, but: string): Promise<boolean> =>
      list.add([others(account, marks.cutoff(account), but)]),
    /** The password may have changed: the account's next log-in ends all of its current sessions. */
    noteDoubt: (account: string): Promise<boolean> =>
      list.add([entry(`perhaps ${account} ${marks.cutoff(account)}`, RESET_PENDING_S)]),
    /**
     * Call it before a reset mail is requested, since the API's answer to the reset does not name the account. Call the result unless
     * the API knows no such account: otherwise requests for invented addresses would push out real ones.
     */
    noteAsked(account: string): () => Promise<boolean> {
      const { at, after } = marks.ask();
      return () => list.add([entry(`asked ${account} ${at} ${after}`, RESET_PENDING_S)]);
    },
    /** Ends all sessions of the accounts that a reset now may belong to; not `sure`: with the next log-in of each. */
    endReset(sure: boolean): Promise<boolean> {
      const done = entry(`reset-done ${marks.resetTime()} ${sure ? 'sure' : 'perhaps'}`, RESET_PENDING_S);
      const pending = sure ? marks.pending() : [];
      return list.add([...pending.map((account) => others(account, marks.cutoff(account))), done]);
    },
    /** Ends the sessions from before a reset that may have been of this account. */
    async noteLogin(account: string): Promise<boolean> {
      const cutoff = marks.lateCutoff(account);
      return cutoff === undefined || list.add([others(account, cutoff)]);
    },
    /** Changes that the other gateways may not know yet. */
    get unpublished(): number {
      return list.unpublished;
    },
    ready: list.ready, // the others' changes are known here, or Redis is out of reach
    close: (): void => list.close(),
  };
}
