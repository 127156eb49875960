import type { Logger } from 'pino';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { createLoopTurn } from './event-loop-delay.ts';
import { createProcessorGate } from './cpu-limit.ts';

/** Kinds of operations, in the order in which they are refused: what somebody is about to buy comes last. */
export const LOAD_KINDS = ['guest read', 'guest change', 'personal read', 'personal change'] as const;
export type LoadKind = (typeof LOAD_KINDS)[number];

/** Where the gateway stands with its load. */
export interface LoadState {
  /** Requests that have come, of any kind. */
  requests: number;
  /** Operations that have been taken up, and how many may be. */
  inFlight: number;
  limit: number;
  /** Those of them that wait for the processor. */
  waiting: number;
  /** Requests that were refused. */
  shed: Readonly<Record<LoadKind, number>>;
}

/** Refuses what can't be done in time before anything is done for it. What is answered from memory is never refused. */
export interface LoadShedding {
  /** Notes a request of any kind. */
  arrived: () => void;
  /** True if an operation of this kind is to be refused, which is counted. */
  refuses: (kind: LoadKind) => boolean;
  /** Runs an operation once it may begin. */
  run: <Value>(operation: () => Promise<Value>) => Promise<Value>;
  state: () => LoadState;
}

/** The share of the limit up to which a kind is admitted, and how long, in ms, it may have waited to be taken up. */
const ALLOWANCES: Record<LoadKind, { share: number; delayMs: number }> = {
  'guest read': { share: 0.8, delayMs: 500 },
  'guest change': { share: 0.85, delayMs: 750 },
  'personal read': { share: 0.95, delayMs: 1_000 },
  'personal change': { share: 1, delayMs: 2_000 },
};
/** The log tells of refusals once in so many ms: a line for each would be load of its own. */
const LOG_MS = 10_000;

/** `most`: operations that may be in flight at a time, however quick they are. */
export function createLoadShedding(most: number, log: Logger): LoadShedding {
  const turn = createLoopTurn();
  const limit = createConcurrencyLimit(most, turn.isCalm);
  const gate = createProcessorGate(most);
  const shed: Record<LoadKind, number> = {
    'guest read': 0,
    'guest change': 0,
    'personal read': 0,
    'personal change': 0,
  };
  let requests = 0;
  let toldAt = -Infinity;

  function tell(): void {
    if (performance.now() - toldAt < LOG_MS) return;
    toldAt = performance.now();
    log.warn({ shed, inFlight: limit.inFlight, limit: limit.limit }, 'overloaded: operations are refused');
  }

  return {
    arrived() {
      requests += 1;
    },
    refuses(kind) {
      turn.arrived();
      const { share, delayMs } = ALLOWANCES[kind];
      if (limit.inFlight < limit.limit * share && turn.delay() <= delayMs) return false;
      shed[kind] += 1;
      tell();
      return true;
    },
    async run(operation) {
      const begun = limit.begin();
      await gate.enter();
      try {
        return await operation();
      } finally {
        gate.leave();
        limit.end(begun);
      }
    },
    state: () => ({ requests, inFlight: limit.inFlight, limit: limit.limit, waiting: gate.waiting, shed }),
  };
}
