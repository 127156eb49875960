import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Redis } from './redis.ts';
import { LONGEST_SESSION_S } from './session-lifetime.ts';
import { createSharedList } from './shared-list.ts';

/** What a session is known by. */
export interface SessionIdentity {
  id: string;
  /** The key of its account. */
  account: string;
  /** When it began, in ms since 1970. */
  began: number;
}

/** Sessions that have been ended before their time, so that a copy of their cookie is worth nothing. */
export interface Revocations {
  has: (session: SessionIdentity) => boolean;
  /** Ends one session. `until`: when it would have ended by itself, in seconds since 1970. */
  end: (id: string, until: number) => Promise<void>;
  /** Ends all sessions that an account has now, but for one, if it is of this account. */
  endOthers: (account: string, but: string) => Promise<void>;
  /** Notes that a new password was asked for by mail; what the API answers to that password doesn't tell whose it is. */
  noteReset: (account: string) => Promise<void>;
  /** True if the account has not ended its other sessions since a new password was asked for. */
  resetIsPending: (account: string) => boolean;
  close: () => void;
}

/** Entries that are remembered of each kind: who logs out more often than that logs in as often, too. */
const REMEMBERED = 200_000;
/** For how long a log-in is taken for the first one after a reset, in seconds: a day. */
const RESET_PENDING_S = 24 * 60 * 60;

/** The moment that is so many seconds away, in seconds since 1970. */
const secondsFromNow = (seconds: number): number => Math.ceil(Date.now() / 1000) + seconds;

/** The list is of words: `session <id>`, `others <account> <ms> <id>` and `reset <account> <ms>`. */
export function createRevocations({ redis, log }: { redis: Redis | undefined; log: Logger }): Revocations {
  const ended = new LRUCache<string, true>({ max: REMEMBERED });
  const others = new LRUCache<string, { before: number; but: string }>({ max: REMEMBERED });
  const resets = new LRUCache<string, number>({ max: REMEMBERED });

  function hear(entry: string, until: number): void {
    const ttl = until * 1000 - Date.now();
    const [kind, name = '', at, but = ''] = entry.split(' ');
    const time = Number(at);
    if (ttl <= 0) return;
    if (kind === 'session') ended.set(name, true, { ttl });
    if (kind === 'others' && time > (others.get(name)?.before ?? 0)) others.set(name, { before: time, but }, { ttl });
    if (kind === 'reset' && time > (resets.get(name) ?? 0)) resets.set(name, time, { ttl });
  }

  const list = createSharedList({ redis, log, key: 'haat:ended-sessions', hear });
  return {
    has({ id, account, began }) {
      if (ended.has(id)) return true;
      const mark = others.get(account);
      return mark !== undefined && began <= mark.before && id !== mark.but;
    },
    end: (id, until) => list.add(`session ${id}`, until),
    endOthers: (account, but) => list.add(`others ${account} ${Date.now()} ${but}`, secondsFromNow(LONGEST_SESSION_S)),
    noteReset: (account) => list.add(`reset ${account} ${Date.now()}`, secondsFromNow(RESET_PENDING_S)),
    resetIsPending: (account) => (resets.get(account) ?? 0) > (others.get(account)?.before ?? 0),
    close: () => list.close(),
  };
}
