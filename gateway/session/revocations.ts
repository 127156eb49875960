import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type SessionIdentity, createAccountMarks, RESET_PENDING_S, type DerivedMark } from './account-marks.ts';
import { openEntryFile, type ListEntry } from './entry-file.ts';
import type { Redis } from '../lib/redis.ts';
import { LONGEST_SESSION_S } from './lifetime.ts';
import { createSharedList } from './shared-list.ts';

/**
 * Sessions that were ended before they expired, so that copies of their cookies are worthless. A function that ends sessions takes
 * effect at this gateway at once. It returns true once the change is published to the other gateways, false if that is still to
 * come (shared-list.ts).
 */
export interface Revocations {
  has: (session: SessionIdentity) => boolean;
  /** The start time for a new session. To be called before the API checks the password. */
  start: (account: string) => number;
  /** Ends one session. `until`: when it would have expired, in seconds since 1970. */
  end: (id: string, until: number) => Promise<boolean>;
  /** Ends all current sessions of an account except the session `but`. */
  endOthers: (account: string, but: string) => Promise<boolean>;
  /** Lets the account's next log-in end all of its current sessions, because its password may have been changed. */
  noteDoubt: (account: string) => Promise<boolean>;
  /**
   * To be called before a reset mail is requested, since the API's answer to the reset itself does not name the account. Returns a
   * function that records the request. It is to be called unless the API knows no such account: otherwise requests for invented
   * addresses would push out real ones.
   */
  noteAsked: (account: string) => () => Promise<boolean>;
  /** Ends all sessions of the accounts that a reset now may belong to; if not `sure`, with the next log-in of each. */
  endReset: (sure: boolean) => Promise<boolean>;
  /** To be called on a log-in: ends the sessions from before a reset that may have been of this account. */
  noteLogin: (account: string) => Promise<boolean>;
  /** Number of changes that the other gateways may not know yet. */
  readonly unpublished: number;
  /** Resolves once the changes of the other gateways are known here, or Redis is out of reach. */
  readonly ready: Promise<void>;
  close: () => void;
}

export interface RevocationsOptions {
  redis: Redis | undefined;
  /** Folder where the list survives a restart; undefined: it does not. */
  dataDir: string | undefined;
  /** How long the API's links for a new password work, in seconds. */
  resetLinkS: number;
  log: Logger;
}

/** Sessions that are remembered as ended one by one. */
const REMEMBERED = 200_000;

/**
 * The entries of the list: `session <id>`, `others <account> <ms> <id>`, `perhaps <account> <ms>`, `asked <account> <ms> <ms>` and
 * `reset-done <ms> <sure>`.
 */
export async function createRevocations({ redis, dataDir, resetLinkS, log }: RevocationsOptions): Promise<Revocations> {
  const marks = createAccountMarks(resetLinkS * 1000);

  const ended = new LRUCache<string, true>({ max: REMEMBERED });

  function onEntry(entry: string, until: number): void {
    const [kind, name = '', time = '', but = ''] = entry.split(' ');
    if (kind === 'session') ended.set(name, true, { ttl: Math.max(1, until * 1000 - Date.now()) });
    if (kind === 'others') marks.mark(name, Number(time), but);
    if (kind === 'perhaps') marks.doubt(name, Number(time));
    if (kind === 'asked') keep(marks.asked(name, { at: Number(time), after: Number(but) }));
    if (kind === 'reset-done') keep(marks.reset(Number(name), time === 'sure'));
  }

  /** Adds cutoffs that follow from entries of several gateways to the list, so that they outlast those entries. */
  function keep(derived: readonly DerivedMark[]): void {
    if (derived.length === 0) return;
    // `list` may still be under construction.
    queueMicrotask(() => void list.add(derived.map(({ account, cutoff }) => others(account, cutoff))));
  }

  const file = dataDir === undefined ? undefined : await openEntryFile(join(dataDir, 'ended-sessions'), log);
  const list = createSharedList({ redis, file, log, key: 'haat:ended-sessions', onEntry });
  const entry = (text: string, seconds: number): ListEntry => ({ text, until: Math.ceil(Date.now() / 1000) + seconds });
  const others = (account: string, cutoff: number, but = ''): ListEntry =>
    entry(`others ${account} ${cutoff} ${but}`, LONGEST_SESSION_S);

  return {
    has: (session) => ended.has(session.id) || marks.ends(session),
    start: marks.start,
    end: (id, until) => list.add([{ text: `session ${id}`, until }]),
    endOthers: (account, but) => list.add([others(account, marks.cutoff(account), but)]),
    noteDoubt: (account) => list.add([entry(`perhaps ${account} ${marks.cutoff(account)}`, RESET_PENDING_S)]),
    noteAsked(account) {
      const { at, after } = marks.ask();
      return () => list.add([entry(`asked ${account} ${at} ${after}`, RESET_PENDING_S)]);
    },
    endReset(sure) {
      const done = entry(`reset-done ${marks.resetTime()} ${sure ? 'sure' : 'perhaps'}`, RESET_PENDING_S);
      const pending = sure ? marks.pending() : [];
      return list.add([...pending.map((account) => others(account, marks.cutoff(account))), done]);
    },
    async noteLogin(account) {
      const cutoff = marks.lateCutoff(account);
      return cutoff === undefined || list.add([others(account, cutoff)]);
    },
    get unpublished() {
      return list.unpublished;
    },
    ready: list.ready,
    close: () => list.close(),
  };
}
