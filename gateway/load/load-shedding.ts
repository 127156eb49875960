import type { Logger } from 'pino';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { createEventLoopDelay } from './event-loop-delay.ts';
import { createCpuLimiter } from './cpu-limit.ts';

/** Kinds of operations, in the order in which they are refused: shoppers who are about to buy come last. */
export const LOAD_KINDS = ['guest read', 'guest change', 'personal read', 'personal change'] as const;
export type LoadKind = (typeof LOAD_KINDS)[number];

/** The current load of the gateway. */
export interface LoadState {
  /** Requests since the start, of any kind. */
  requests: number;
  /** Operations in flight, and how many may be. */
  inFlight: number;
  limit: number;
  /** Operations in flight that wait for the CPU. */
  waiting: number;
  /** Operations that were refused since the start. */
  shed: Readonly<Record<LoadKind, number>>;
}

/** Refuses operations that cannot be answered in time, before any work is done for them. Answers from memory are never refused. */
export interface LoadShedding {
  /** Counts a request of any kind. */
  countRequest: () => void;
  /** True if an operation of this kind is to be refused; counts the refusal. */
  refuses: (kind: LoadKind) => boolean;
  /** Runs an operation as soon as the CPU limit lets it. */
  run: <Value>(operation: () => Promise<Value>) => Promise<Value>;
  state: () => LoadState;
}

/** The share of the limit up to which a kind is admitted, and how long it may have waited in the event loop, in ms. */
const ALLOWANCES: Record<LoadKind, { share: number; delayMs: number }> = {
  'guest read': { share: 0.8, delayMs: 500 },
  'guest change': { share: 0.85, delayMs: 750 },
  'personal read': { share: 0.95, delayMs: 1_000 },
  'personal change': { share: 1, delayMs: 2_000 },
};
/** One log line about refusals in this many ms: a line for each would add to the load. */
const LOG_MS = 10_000;

/** `most`: operations in flight at a time, however quick they are. */
export function createLoadShedding(most: number, log: Logger): LoadShedding {
  const loop = createEventLoopDelay();
  const limit = createConcurrencyLimit(most, loop.keepsUp);
  const cpu = createCpuLimiter(most);
  const shed: Record<LoadKind, number> = {
    'guest read': 0,
    'guest change': 0,
    'personal read': 0,
    'personal change': 0,
  };
  let requests = 0;
  let loggedAt = -Infinity;

  function logRefusals(): void {
    if (performance.now() - loggedAt < LOG_MS) return;
    loggedAt = performance.now();
    log.warn({ shed, inFlight: limit.inFlight, limit: limit.limit }, 'overloaded: operations are refused');
  }

  return {
    countRequest() {
      requests += 1;
    },
    refuses(kind) {
      loop.onRequest();
      const { share, delayMs } = ALLOWANCES[kind];
      if (limit.inFlight < limit.limit * share && loop.delay() <= delayMs) return false;
      shed[kind] += 1;
      logRefusals();
      return true;
    },
    async run(operation) {
      const begun = limit.begin();
      await cpu.acquire();
      try {
        return await operation();
      } finally {
        cpu.release();
        limit.end(begun);
      }
    },
    state: () => ({ requests, inFlight: limit.inFlight, limit: limit.limit, waiting: cpu.waiting, shed }),
  };
}
