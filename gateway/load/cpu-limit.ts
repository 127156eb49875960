import { performance } from 'node:perf_hooks';

export interface CpuLimiter {
  acquire: () => Promise<void> | undefined; // undefined: the operation may begin at once
  release: () => void;
  readonly waiting: number;
  readonly limit: number;
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
): CpuLimiter {
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
    acquire() {
      adjust();
      if (running < limit && waiting.length === 0) return void begin();
      watch();
      return new Promise((resolve) => waiting.push(resolve));
    },
    release() {
      running -= 1;
      admit();
    },
    get waiting() {
      return waiting.length;
    },
    get limit() {
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
