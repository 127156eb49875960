import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GatewayContext } from '../domains/context.ts';
import { tookTooLong } from '../rest/errors.ts';

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

export interface IdempotencyLimits {
  keptMs: number;
  maxBytes: number; // bytes in memory; past it, the least recently used answers go
  /** Answers of one caller; past it, the oldest go. */
  perCaller: number;
}

export const IDEMPOTENCY_LIMITS: IdempotencyLimits = {
  keptMs: 24 * 60 * 60 * 1000, // somebody who comes back the next day may still press the same button
  maxBytes: 16 * 1024 * 1024, // also where Redis keeps them: while it is away
  perCaller: 200,
};

export const CLAIM_MS = 60_000; // ms; longer than an operation may take

const LOOK_MS = 50;

/**
 * A lock that all gateways share that share idempotency keys: a key that nobody can send, since those of clients are hashes of more.
 * One that dies while it has the lock loses it with its claim. While Redis is away, each gateway has a lock of its own.
 */
export function createOneAtATime(store: IdempotencyStore): GatewayContext['oneAtATime'] {
  return async (what, deadline, work) => {
    const of = { caller: hash('sha256', 'gateway'), key: hash('sha256', `one at a time: ${what}`) };
    while (await store.claim(of, what)) {
      if (performance.now() + LOOK_MS > deadline.endsAt) throw tookTooLong('POST /graphql');
      await sleep(LOOK_MS);
    }
    try {
      return await work();
    } finally {
      await store.release(of);
    }
  };
}
