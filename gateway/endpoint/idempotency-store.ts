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
