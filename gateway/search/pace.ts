/** When the index may read. */
export interface Pace {
  readonly stopped: boolean;
  /** Waits for the next call's turn. */
  turn: () => Promise<void>;
  /** Waits, or until `wake`. */
  sleep: (ms: number) => Promise<void>;
  wake: () => void;
  /** Waits twice as long after each failure. */
  backOff: () => Promise<void>;
  succeeded: () => void;
  stop: () => void; // ends all waiting
}

const BUSY_MS = 1_000; // until it is looked again whether there is time
const FIRST_BACK_OFF_MS = 1_000;
const MAX_BACK_OFF_MS = 60_000;
const MAX_TIMER_MS = 2 ** 31 - 1;

export function createPace({ callsPerSecond, isBusy }: { callsPerSecond: number; isBusy: () => boolean }): Pace {
  let stopped = false;
  let lastAt = -Infinity;
  let failures = 0;
  let end: (() => void) | undefined; // of the wait under way
  let endsEarly = false;

  function wait(ms: number, canWake: boolean): Promise<void> {
    if (stopped || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(ms, MAX_TIMER_MS)).unref();
      endsEarly = canWake;
      end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    get stopped() {
      return stopped;
    },
    async turn() {
      await wait(lastAt + 1000 / callsPerSecond - performance.now(), false);
      while (!stopped && isBusy()) await wait(BUSY_MS, false);
      lastAt = performance.now();
    },
    sleep: (ms) => wait(ms, true),
    wake() {
      if (endsEarly) end?.();
    },
    backOff() {
      const ms = Math.min(FIRST_BACK_OFF_MS * 2 ** failures, MAX_BACK_OFF_MS);
      failures += 1;
      return wait(ms, false);
    },
    succeeded() {
      failures = 0;
    },
    stop() {
      stopped = true;
      end?.();
    },
  };
}
