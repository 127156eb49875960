import { LRUCache } from 'lru-cache';
import { limitedMap } from '../lib/limited-map.ts';

export interface CallerKey {
  caller: string; // hashed
  key: string; // caller and key, hashed
}

export interface KnownKey {
  /** Document, operation and variables, hashed. */
  asked: string;
  /** JSON; undefined: in progress. */
  answer?: string;
}

export type AnsweredKey = Required<KnownKey>;

export interface IdempotencyStore {
  /** Takes a free key; otherwise returns what is known of it. */
  claim: (of: CallerKey, asked: string) => Promise<KnownKey | undefined>;
  keep: (of: CallerKey, known: AnsweredKey) => Promise<void>;
  /** For a mutation that changed nothing. */
  release: (of: CallerKey) => Promise<void>;
}

export type IdempotencyLimits = typeof IDEMPOTENCY_LIMITS;

export const IDEMPOTENCY_LIMITS = {
  keptMs: 24 * 60 * 60 * 1000, // somebody who comes back the next day may still press the same button
  /** In memory, also where Redis keeps them: while it is away. Past it, the least recently used answers go. */
  maxBytes: 16 * 1024 * 1024,
  perCaller: 200, // answers of one caller; past it, the oldest go
};

export const CLAIM_MS = 60_000; // ms; longer than an operation may take

const MOST_HELD = 10_000; // far more than operations may be in flight
const SHARES = 16; // one caller may fill a sixteenth of the memory

interface Kept extends AnsweredKey {
  of: CallerKey;
  size: number;
}

interface Account {
  keys: Set<string>; // oldest first
  bytes: number;
}

/** Answers in progress (`held`) are kept apart: there are few of them, and nothing may push them out. */
export function createMemoryStore({ keptMs, maxBytes, perCaller }: IdempotencyLimits): IdempotencyStore {
  const held = limitedMap<string, { asked: string }>(MOST_HELD, CLAIM_MS);
  const accounts = new Map<string, Account>();
  const answers = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    ttl: keptMs,
    sizeCalculation: ({ size }) => size,
    dispose: leave,
  });

  function enter({ of, size }: Kept): void {
    const account = accounts.get(of.caller) ?? { keys: new Set(), bytes: 0 };
    accounts.set(of.caller, account);
    account.keys.add(of.key);
    account.bytes += size;
    for (const oldest of account.keys) {
      const fits = account.keys.size <= perCaller && account.bytes <= maxBytes / SHARES;
      if (fits || oldest === of.key) break;
      answers.delete(oldest);
    }
  }

  function leave({ of, size }: Kept): void {
    const account = accounts.get(of.caller);
    if (!account?.keys.delete(of.key)) return;
    account.bytes -= size;
    if (account.keys.size === 0) accounts.delete(of.caller);
  }

  return {
    async claim({ key }, asked) {
      const known = answers.get(key) ?? held.get(key);
      if (!known) held.set(key, { asked });
      return known;
    },
    async keep(of, known) {
      held.delete(of.key);
      const kept = { ...known, of, size: of.key.length + known.asked.length + known.answer.length };
      // Deleted first, so that `leave` subtracts it.
      answers.delete(of.key);
      answers.set(of.key, kept);
      if (answers.has(of.key)) enter(kept);
    },
    async release({ key }) {
      held.delete(key);
      answers.delete(key);
    },
  };
}
