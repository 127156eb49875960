import type { Logger } from 'pino';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { createEventLoopDelay } from './event-loop-delay.ts';
import { createCpuLimiter } from './cpu-limit.ts';

/** In the order in which they are refused: shoppers who are about to buy come last. Browsers can render a page themselves. */
export const LOAD_KINDS = ['page', 'guest read', 'guest change', 'personal read', 'personal change'] as const;
export type LoadKind = (typeof LOAD_KINDS)[number];

export interface LoadState {
  requests: number; // since the start, of any kind
  inFlight: number;
  limit: number;
  waiting: number; // operations in flight that wait for the CPU
  shed: Readonly<Record<LoadKind, number>>; // operations refused since the start
}

/** Refuses operations before any work is done for them. Answers from memory are never refused. */
export interface LoadShedding {
  countRequest: () => void;
  refuses: (kind: LoadKind) => boolean; // counts the refusal, too
  run: <Value>(operation: () => Promise<Value>) => Promise<Value>;
  state: () => LoadState;
}

/** `share`: of the limit, up to which a kind is admitted. `delayMs`: the longest wait in the event loop. */
const ALLOWANCES: Record<LoadKind, { share: number; delayMs: number }> = {
  page: { share: 0.6, delayMs: 250 },
  'guest read': { share: 0.8, delayMs: 500 },
  'guest change': { share: 0.85, delayMs: 750 },
  'personal read': { share: 0.95, delayMs: 1_000 },
  'personal change': { share: 1, delayMs: 2_000 },
};
/** With those that wait for the CPU: about 50 kB each, 100 MB at most. Under overload the limit is lower. */
export const MAX_OPERATIONS_IN_FLIGHT = 2_000;
const LOG_MS = 10_000; // one log line in this time: a line for each refusal would add to the load

export function createLoadShedding(most: number, log: Logger): LoadShedding {
  const loop = createEventLoopDelay();
  const limit = createConcurrencyLimit(most, loop.keepsUp);
  const cpu = createCpuLimiter(most);
  const shed: Record<LoadKind, number> = {
    page: 0,
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

const BUSY_SHARE = 0.5; // of the operations that may be in flight

/**
 * True while shoppers wait: for a connection or the CPU, or because operations were refused since it was asked last. An open breaker is no
 * reason to wait: the call is refused.
 */
export function createBusyCheck(
  client: { state: () => { waiting: number } },
  load: Pick<LoadShedding, 'state'>,
): () => boolean {
  let shedBefore = 0;
  return () => {
    const { inFlight, limit, shed, waiting } = load.state();
    const { waiting: calls } = client.state();
    const refused = Object.values(shed).reduce((sum, count) => sum + count, 0);
    const isShedding = refused > shedBefore;
    shedBefore = refused;
    return isShedding || waiting > 0 || calls > 0 || inFlight > limit * BUSY_SHARE;
  };
}
