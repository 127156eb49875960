/** Limits how many operations run at a time: fewer while they take longer than usual. */
export interface ConcurrencyLimit {
  readonly inFlight: number;
  /** How many operations may be in flight now. */
  readonly limit: number;
  /** To be called when an operation begins. Returns when it began, for `end`. */
  begin: () => number;
  end: (begun: number) => void;
}

/** Shoppers hardly notice this many ms: shorter queues are left alone. */
const BEARABLE_MS = 250;
/** The limit is adjusted at most once in this many ms. */
const WINDOW_MS = 100;
/** Operations that must have begun and ended within a window for its mean to count. */
const ENOUGH = 10;
/** This many operations may always run. With so few, the mean is what an operation takes undisturbed. */
const LEAST = 128;
/** The factors on the limit after a window that was too slow and after any other. */
const DOWN = 0.8;
const UP = 1.25;
/** The weight of a new window in the moving mean of what is usual. */
const NEW_SHARE = 0.2;

/**
 * Under overload, a queue without a limit makes every client wait until it gives up. So the limit falls while operations take more
 * than twice what they take undisturbed (and more than BEARABLE_MS), and rises again otherwise. It never falls below LEAST. Windows
 * with no more than LEAST in flight measure what is usual, so that a slow API does not count as overload. The limit does not fall
 * while the event loop is behind (`keepsUp` is false): fewer operations would not help then.
 */
export function createConcurrencyLimit(
  most: number,
  keepsUp: () => boolean,
  now: () => number = () => performance.now(),
): ConcurrencyLimit {
  const least = Math.min(LEAST, most);
  let limit = most;
  let inFlight = 0;
  let usualMs = 0;
  let window = { from: now(), ended: 0, ms: 0, peak: 0 };

  function adjust(at: number): void {
    const { ended, ms, peak } = window;
    const mean = ms / ended;
    if (peak <= least) usualMs = usualMs === 0 ? mean : usualMs + (mean - usualMs) * NEW_SHARE;
    if (mean > Math.max(BEARABLE_MS, 2 * usualMs) && keepsUp())
      limit = Math.max(least, Math.floor(Math.min(limit, peak) * DOWN));
    else if (limit < most) limit = Math.min(most, Math.ceil(limit * UP));
    window = { from: at, ended: 0, ms: 0, peak: inFlight };
  }

  return {
    get inFlight() {
      return inFlight;
    },
    get limit() {
      return limit;
    },
    begin() {
      inFlight += 1;
      if (inFlight > window.peak) window.peak = inFlight;
      return now();
    },
    end(begun) {
      const at = now();
      inFlight -= 1;
      if (begun < window.from) return;
      window.ended += 1;
      window.ms += at - begun;
      if (window.ended >= ENOUGH && at - window.from >= WINDOW_MS) adjust(at);
    },
  };
}
