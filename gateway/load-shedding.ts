import type { Logger } from 'pino';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { createLoopTurn } from './loop-turn.ts';

/** Kinds of operations, in the order in which they are refused: what somebody is about to buy comes last. */
export const LOAD_KINDS = ['guest read', 'guest change', 'personal read', 'personal change'] as const;
export type LoadKind = (typeof LOAD_KINDS)[number];

/** Where the gateway stands with its load. */
export interface LoadState {
  /** Requests that have come, of any kind. */
  requests: number;
  /** Operations that are being run, and how many may be. */
  inFlight: number;
  limit: number;
  /** Requests that were refused. */
  shed: Readonly<Record<LoadKind, number>>;
}

/** Refuses what can't be done in time before anything is done for it. What is answered from memory is never refused. */
export interface LoadShedding {
  /** Notes a request of any kind. */
  arrived: () => void;
  /** True if an operation of this kind is to be refused, which is counted. */
  refuses: (kind: LoadKind) => boolean;
  /** Notes that an operation begins; gives what `end` wants. */
  begin: () => number;
  end: (begun: number) => void;
  state: () => LoadState;
}

/** The share of the limit up to which a kind is admitted, and how long, in ms, it may have waited to be taken up. */
const ALLOWANCES: Record<LoadKind, { share: number; delayMs: number }> = {
  'guest read': { share: 0.8, delayMs: 500 },
  'guest change': { share: 0.85, delayMs: 750 },
  'personal read': { share: 0.95, delayMs: 1_000 },
  'personal change': { share: 1, delayMs: 2_000 },
};
/**
 * The most operations at a time while the event loop doesn't keep up. More only wait for one another, and what they hold
 * meanwhile outlives the young generation: with 500 at a time each took a quarter more of the processor than with 200.
 */
const MOST_IN_RUSH = 330;
/** The log tells of refusals once in so many ms: a line for each would be load of its own. */
const LOG_MS = 10_000;

/** `most`: operations that may be run at a time, however quick they are. */
export function createLoadShedding(most: number, log: Logger): LoadShedding {
  const turn = createLoopTurn();
  const limit = createConcurrencyLimit(most, turn.isCalm);
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
      const atATime = turn.isCalm() ? limit.limit : Math.min(limit.limit, MOST_IN_RUSH);
      if (limit.inFlight < atATime * share && turn.delay() <= delayMs) return false;
      shed[kind] += 1;
      tell();
      return true;
    },
    begin: limit.begin,
    end: limit.end,
    state: () => ({ requests, inFlight: limit.inFlight, limit: limit.limit, shed }),
  };
}
