import { LRUCache } from 'lru-cache';
import {
  CLAIM_MS,
  type AnsweredKey,
  type CallerKey,
  type IdempotencyLimits,
  type IdempotencyStore,
} from './idempotency-store.ts';

/** The share of the memory that one caller's answers may have: a sixteenth. */
const SHARES = 16;

interface Kept extends AnsweredKey {
  of: CallerKey;
  size: number;
}

/** What is kept of one caller. */
interface Account {
  /** Oldest first. */
  keys: Set<string>;
  bytes: number;
}

/**
 * Keys of this process alone. A caller who has too much loses their own oldest answers. Keys whose answers are being made are
 * kept apart: there are as many as operations in flight, and nothing pushes them out.
 */
export function createMemoryStore({ keptMs, maxBytes, perCaller }: IdempotencyLimits): IdempotencyStore {
  const held = new Map<string, { asked: string; until: number }>();
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

  /** Whatever an answer goes for: its time, the memory of all, or its caller's share. */
  function leave({ of, size }: Kept): void {
    const account = accounts.get(of.caller);
    if (!account?.keys.delete(of.key)) return;
    account.bytes -= size;
    if (account.keys.size === 0) accounts.delete(of.caller);
  }

  /** Claims are held equally long, so that those that are over come first. */
  function dropOldClaims(): void {
    for (const [key, { until }] of held) {
      if (until > Date.now()) return;
      held.delete(key);
    }
  }

  return {
    async claim({ key }, asked) {
      dropOldClaims();
      const known = answers.get(key) ?? held.get(key);
      if (!known) held.set(key, { asked, until: Date.now() + CLAIM_MS });
      return known;
    },
    async keep(of, known) {
      held.delete(of.key);
      const kept = { ...known, of, size: of.key.length + known.asked.length + known.answer.length };
      // One that stands there already leaves first, so that it isn't counted twice.
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
