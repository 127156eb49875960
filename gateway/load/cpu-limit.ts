import { performance } from 'node:perf_hooks';

/** Limits how many operations run at a time while the CPU is the bottleneck. */
export interface CpuLimiter {
  /** Resolves once one more operation may begin; undefined: it may at once. */
  acquire: () => Promise<void> | undefined;
  /** To be called when an operation has ended. */
  release: () => void;
  /** How many operations wait. */
  readonly waiting: number;
  /** How many operations may run at a time now. */
  readonly limit: number;
}

/** The share of its time that the event loop has been busy since the last call. */
export type Utilization = () => number;

/** Above this share the CPU is the bottleneck: more operations at a time would not end sooner. */
const BUSY = 0.95;
/** Fewer at a time might not keep the CPU busy. */
const LEAST = 32;
/** The limit is adjusted at most once in this many ms. */
const WINDOW_MS = 50;
/** The factors on the limit after a busy window and after any other. */
const DOWN = 0.7;
const UP = 1.5;

/**
 * The objects of an operation are garbage once it has ended, and cost the collector little if that is soon. With 500 operations at a
 * time each takes so long that its objects move to the old generation first, which costs half as much as the operations do. So few
 * run while the event loop is never idle, and the others wait, with no work done for them yet. While the loop is idle now and then,
 * because the API takes long, up to `most` run.
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
