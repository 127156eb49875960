/** How many operations may run at a time: fewer while they take longer than they need to. */
export interface ConcurrencyLimit {
  readonly inFlight: number;
  /** The most that may be in flight, as things are. */
  readonly limit: number;
  /** Notes that an operation begins; gives when, for `end`. */
  begin: () => number;
  end: (begun: number) => void;
}

/** A shopper hardly notices a quarter of a second: queues below that are left alone. In ms. */
const BEARABLE_MS = 250;
/** Milliseconds of a window at least: the limit is looked at once in each. */
const WINDOW_MS = 100;
/** Operations that tell how long they take now: those that began within the window, for what came before was waiting for others. */
const ENOUGH = 10;
/** Operations that may always run, for what they take with so few tells how long they take by themselves. */
const LEAST = 128;
/** What the limit is multiplied with after a window that was too slow, and after any other. */
const DOWN = 0.8;
const UP = 1.25;
/** The share that a new window has in what is held to be usual. */
const NEW_SHARE = 0.2;

/**
 * Once more comes than can be done, a queue without a limit makes everybody wait, and in the end in vain. So the limit falls while
 * operations take more than twice what they take undisturbed (and more than is bearable), and rises again while they don't. It
 * never falls below LEAST; with no more than that in flight it is learnt what is usual, so that an API that has become slow by
 * itself is not taken for overload.
 */
export function createConcurrencyLimit(
  most: number,
  isCalm: () => boolean,
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
    if (mean > Math.max(BEARABLE_MS, 2 * usualMs) && isCalm())
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
