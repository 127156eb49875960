import { performance } from 'node:perf_hooks';

/** Has operations wait while the processor is what there is too little of. */
export interface ProcessorGate {
  /** Waits until one more may begin; undefined: it may at once. */
  enter: () => Promise<void> | undefined;
  /** Notes that one has ended. */
  leave: () => void;
  /** How many wait. */
  readonly waiting: number;
  /** How many may be under way at a time, as things are. */
  readonly limit: number;
}

/** The share of its time that the event loop has been busy since this was last asked. */
export type Utilization = () => number;

/** Above this the processor is short: more at a time would not be done sooner. */
const BUSY = 0.95;
/** Fewer than so many at a time might not keep the processor busy. */
const LEAST = 32;
/** Milliseconds of a window: the limit is looked at once in each. */
const WINDOW_MS = 50;
/** What the limit is multiplied with after a busy window, and after any other. */
const DOWN = 0.7;
const UP = 1.5;

/**
 * What an operation holds is garbage once it has ended, and costs the collector next to nothing as long as that is soon. With 500
 * at a time each takes so long that all of it is moved to the old generation first, which costs half as much as the operations
 * do. So while the loop is never idle few are under way and the others wait, with nothing done yet; while it is, for it is the
 * API that takes long, there may be as many as `most`.
 */
export function createProcessorGate(
  most: number,
  utilization: Utilization = loopUtilization(),
  now: () => number = () => performance.now(),
): ProcessorGate {
  const waiting: (() => void)[] = [];
  const least = Math.min(LEAST, most);
  let limit = most;
  let underWay = 0;
  let window = { from: now(), peak: 0 };
  let timer: NodeJS.Timeout | undefined;

  function adjust(): void {
    const at = now();
    if (at - window.from < WINDOW_MS) return;
    if (utilization() > BUSY) limit = Math.max(least, Math.floor(Math.min(limit, window.peak) * DOWN));
    else limit = Math.min(most, Math.ceil(limit * UP));
    window = { from: at, peak: underWay };
  }

  function begin(): void {
    underWay += 1;
    window.peak = Math.max(window.peak, underWay);
  }

  function admit(): void {
    adjust();
    while (underWay < limit && waiting.length > 0) {
      begin();
      waiting.shift()?.();
    }
  }

  /** Whoever waits is let in although nothing ends, once the loop is seen to be idle. */
  function watch(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      admit();
      if (waiting.length > 0) watch();
    }, WINDOW_MS);
  }

  return {
    enter() {
      adjust();
      if (underWay < limit && waiting.length === 0) return void begin();
      watch();
      return new Promise((resolve) => waiting.push(resolve));
    },
    leave() {
      underWay -= 1;
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
