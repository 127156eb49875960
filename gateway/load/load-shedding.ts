// How much all callers may do at a time. It promises that under overload guests' reads are refused first and a purchase last.
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';

/**
 * Shares of the operations that may be in flight, up to which a kind is admitted. So they are refused in this order: shoppers who are
 * about to buy come last. Browsers can render a page themselves.
 */
const SHARES = {
  page: 0.6,
  'guest read': 0.8,
  'guest change': 0.85,
  'personal read': 0.95,
  'personal change': 1,
};
export type LoadKind = keyof typeof SHARES;
export const LOAD_KINDS = Object.keys(SHARES) as LoadKind[];

export type LoadShedding = ReturnType<typeof createLoadShedding>;

/** With those that wait for the CPU. Twice the connections to the API, so as many again may wait; about 50 kB each. */
export const MAX_OPERATIONS_IN_FLIGHT = 500;
const LOG_MS = 10_000; // one log line in this time: a line for each refusal would add to the load

/** Refuses operations before any work is done for them. Answers from memory are never refused. `most`: operations in flight. */
export function createLoadShedding(most: number, log: Logger) {
  const cpu = createCpuLimiter(most);
  const shed = Object.fromEntries(LOAD_KINDS.map((kind) => [kind, 0])) as Record<LoadKind, number>;
  let inFlight = 0;
  let loggedAt = -Infinity;

  function logRefusals(): void {
    if (performance.now() - loggedAt < LOG_MS) return;
    loggedAt = performance.now();
    log.warn({ shed, inFlight, limit: most }, 'overloaded: operations are refused');
  }

  return {
    /** Counts the refusal, too. */
    refuses(kind: LoadKind): boolean {
      if (inFlight < most * SHARES[kind]) return false;
      shed[kind] += 1;
      logRefusals();
      return true;
    },
    run: async <Value>(operation: () => Promise<Value>): Promise<Value> => {
      inFlight += 1;
      await cpu.acquire();
      try {
        return await operation();
      } finally {
        cpu.release();
        inFlight -= 1;
      }
    },
    /** `waiting`: operations in flight that wait for the CPU. `shed`: operations refused since the start. */
    state: () => ({ inFlight, limit: most, waiting: cpu.waiting, shed }),
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

export type Utilization = () => number; // the share of busy time since the last call

const BUSY = 0.95; // above this share, more operations at a time would not end sooner
const LEAST = 32; // fewer at a time might not keep the CPU busy
const WINDOW_MS = 50; // the limit is adjusted at most once in this time
const DOWN = 0.7; // the factor on the limit after a busy window
const UP = 1.5; // the factor after any other window

/**
 * The objects of a quick operation cost the garbage collector little. With 500 operations at a time, the objects move to the old
 * generation first, which costs half as much as the operations do. So few run while the event loop is never idle. The others wait,
 * with no work done for them yet.
 */
export function createCpuLimiter(
  most: number,
  utilization: Utilization = loopUtilization(),
  now: () => number = () => performance.now(),
) {
  const waiting: (() => void)[] = [];
  const least = Math.min(LEAST, most);
  let limit = most;
  let running = 0;
  let window = { from: now(), peak: 0 };
  let timer: NodeJS.Timeout | undefined;

  function adjust(): void {
    const at = now();
    if (at - window.from < WINDOW_MS) return;
    if (utilization() > BUSY) limit = Math.max(least, Math.floor(Math.min(limit, window.peak) * DOWN));
    else limit = Math.min(most, Math.ceil(limit * UP));
    window = { from: at, peak: running };
  }

  function begin(): void {
    running += 1;
    window.peak = Math.max(window.peak, running);
  }

  function admit(): void {
    adjust();
    while (running < limit && waiting.length > 0) {
      begin();
      waiting.shift()?.();
    }
  }

  /** Admits waiting operations although none ends, once the loop is idle. */
  function watch(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      admit();
      if (waiting.length > 0) watch();
    }, WINDOW_MS);
  }

  return {
    /** Undefined: the operation may begin at once. */
    acquire(): Promise<void> | undefined {
      adjust();
      if (running < limit && waiting.length === 0) return void begin();
      watch();
      return new Promise((resolve) => waiting.push(resolve));
    },
    release(): void {
      running -= 1;
      admit();
    },
    get waiting(): number {
      return waiting.length;
    },
    get limit(): number {
      return limit;
    },
  };
}

function loopUtilization(): Utilization {
  let last = performance.eventLoopUtilization();
  return () => {
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, last);
    last = current;
    return utilization;
  };
}
