export interface ConcurrencyLimit {
  readonly inFlight: number;
  readonly limit: number; // operations that may be in flight now
  begin: () => number; // returns when the operation began, for `end`
  end: (begun: number) => void;
}

const BEARABLE_MS = 250; // shoppers hardly notice: shorter queues are left alone
const WINDOW_MS = 100; // the limit is adjusted at most once in this time
const ENOUGH = 10; // operations that must begin and end within a window for its mean to count
const LEAST = 128; // operations that may always run; so few do not disturb each other
const DOWN = 0.8; // the factor on the limit after a window that was too slow
const UP = 1.25; // the factor after any other window
const NEW_SHARE = 0.2; // the weight of a new window in the moving mean of what is usual

/**
 * A queue without a limit makes every client wait until it gives up. So the limit falls while operations take more than twice their
 * usual time. While the event loop is behind (`keepsUp` is false), fewer operations would not help.
 */
export function createConcurrencyLimit(
  most: number,
  keepsUp: () => boolean,
  now: () => number = () => performance.now(),
): ConcurrencyLimit {
  const least = Math.min(LEAST, most);
  let limit = most;
  let inFlight = 0;
  let usualMs = 0; // measured while few are in flight, so that a slow API does not count as overload
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
