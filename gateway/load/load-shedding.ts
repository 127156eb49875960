// How much all callers may do at a time. It promises that under overload guests' reads are refused first and a purchase last.
import type { Logger } from 'pino';
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

/** Shares of the operations that may be in flight, up to which a kind is admitted. */
const SHARES: Record<LoadKind, number> = {
  page: 0.6,
  'guest read': 0.8,
  'guest change': 0.85,
  'personal read': 0.95,
  'personal change': 1,
};
/** With those that wait for the CPU. Twice the connections to the API, so as many again may wait; about 50 kB each. */
export const MAX_OPERATIONS_IN_FLIGHT = 500;
const LOG_MS = 10_000; // one log line in this time: a line for each refusal would add to the load

/** `most`: operations in flight. */
export function createLoadShedding(most: number, log: Logger): LoadShedding {
  const cpu = createCpuLimiter(most);
  const shed: Record<LoadKind, number> = {
    page: 0,
    'guest read': 0,
    'guest change': 0,
    'personal read': 0,
    'personal change': 0,
  };
  let requests = 0;
  let inFlight = 0;
  let loggedAt = -Infinity;

  function logRefusals(): void {
    if (performance.now() - loggedAt < LOG_MS) return;
    loggedAt = performance.now();
    log.warn({ shed, inFlight, limit: most }, 'overloaded: operations are refused');
  }

  return {
    countRequest() {
      requests += 1;
    },
    refuses(kind) {
      if (inFlight < most * SHARES[kind]) return false;
      shed[kind] += 1;
      logRefusals();
      return true;
    },
    async run(operation) {
      inFlight += 1;
      await cpu.acquire();
      try {
        return await operation();
      } finally {
        cpu.release();
        inFlight -= 1;
      }
    },
    state: () => ({ requests, inFlight, limit: most, waiting: cpu.waiting, shed }),
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
