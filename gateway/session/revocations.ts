import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type SessionIdentity, createAccountMarks, RESET_PENDING_S, type DerivedMark } from './account-marks.ts';
import { openEntryFile, type ListEntry } from './entry-file.ts';
import type { Redis } from '../lib/redis.ts';
import { LONGEST_SESSION_S } from './lifetime.ts';
import { createSharedList } from './shared-list.ts';

/**
 * Sessions that have been ended before their time, so that a copy of their cookie is worth nothing. What ends sessions is in force
 * at this gateway at once, and gives true if the others can know of it, too; false: they are told later (shared-list.ts).
 */
export interface Revocations {
  has: (session: SessionIdentity) => boolean;
  /** When a session begins that is asked for now. To be taken before the API looks at the password. */
  start: (account: string) => number;
  /** Ends one session. `until`: when it would have ended by itself, in seconds since 1970. */
  end: (id: string, until: number) => Promise<boolean>;
  /** Ends all sessions that an account has now, but for one, if it is of this account. */
  endOthers: (account: string, but: string) => Promise<boolean>;
  /** Has the account's next log-in end all sessions that it has now: its password was changed, perhaps. */
  noteDoubt: (account: string) => Promise<boolean>;
  /**
   * To be called before a new password is asked for by mail: what the API answers to that password doesn't tell whose it is. What it
   * gives notes that it was asked for, and is for where the API did not say that it knows no such account: else whoever makes up
   * addresses would push out those that people asked for.
   */
  noteAsked: (account: string) => () => Promise<boolean>;
  /** Ends all sessions of the accounts that a reset of now may be of. Not `sure`: the next log-in of each does. */
  endReset: (sure: boolean) => Promise<boolean>;
  /** Notes a log-in: ends what began before a reset that may have been of this account. */
  noteLogin: (account: string) => Promise<boolean>;
  /** Entries that the other gateways have not been told of. */
  readonly untold: number;
  /** Resolves once what the other gateways know is known here, or can't be had for now. */
  readonly ready: Promise<void>;
  close: () => void;
}

export interface RevocationsOptions {
  redis: Redis | undefined;
  /** Folder in which the list outlives a restart; undefined: it does not. */
  dataDir: string | undefined;
  /** How long the API's links for a new password work, in seconds. */
  resetLinkS: number;
  log: Logger;
}

/** Sessions that are remembered as ended one by one: who logs out more often than that logs in as often, too. */
const REMEMBERED = 200_000;

/**
 * The list is of words: `session <id>`, `others <account> <ms> <id>`, `perhaps <account> <ms>`, `asked <account> <ms> <ms>` and
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

  /** Marks that follow from what several gateways have told outlast it. */
  function keep(derived: readonly DerivedMark[]): void {
    if (derived.length === 0) return;
    // The list itself may still be reading its file.
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
    get untold() {
      return list.untold;
    },
    ready: list.ready,
    close: () => list.close(),
  };
}
