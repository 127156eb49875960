/** A key that a mutation came with. */
export interface CallerKey {
  /** Whose key it is, hashed. */
  caller: string;
  /** The caller and their key together, hashed. */
  key: string;
}

/** What is known of a key. */
export interface KnownKey {
  /** What was asked with it: its operation and variables, hashed. */
  asked: string;
  /** The answer, as JSON; undefined: it is being made. */
  answer?: string;
}

/** A key whose answer there is. */
export type AnsweredKey = Required<KnownKey>;

/** Keys that mutations came with. */
export interface IdempotencyStore {
  /** Takes a key that nobody has; otherwise gives what is known of it. */
  claim: (of: CallerKey, asked: string) => Promise<KnownKey | undefined>;
  /** Keeps the answer to what was asked. */
  keep: (of: CallerKey, known: AnsweredKey) => Promise<void>;
  /** Gives a key back: nothing was changed with it. */
  release: (of: CallerKey) => Promise<void>;
}

/** How long answers are kept, and how much of them. */
export interface IdempotencyLimits {
  keptMs: number;
  /** Bytes, in memory. Of the answers that were not asked for again for longest, the first ones go. */
  maxBytes: number;
  /** Answers of one caller. Past it, the caller's own oldest go. */
  perCaller: number;
}

/** How long a key is held for an answer that is being made, in ms: longer than an operation may take. */
export const CLAIM_MS = 60_000;
