/** How long the requests of this turn of the event loop have been waiting. */
export interface EventLoopDelay {
  /** To be called for each request that needs work. */
  onRequest: () => void;
  /** True if there has been a short turn, or nothing to do, within the last LONG_TURNS_MS. */
  keepsUp: () => boolean;
  /** ms since this turn's first request; 0 while the loop keeps up. */
  delay: () => number;
}

/** Nobody notices a turn that takes less than this, in ms. */
const SHORT_MS = 50;
/** Long turns are overload only after this many ms: one large answer makes one long turn. */
const LONG_TURNS_MS = 500;
/** After a pause of this many ms between two turns, no request was waiting. */
const PAUSE_MS = 10;

/**
 * The loop takes all requests that have come, one after the other, before it looks for new ones. So a request has waited at least
 * since the first one of its turn: the delay in the queue (as in CoDel), for the cost of one immediate per turn.
 */
export function createEventLoopDelay(now: () => number = () => performance.now()): EventLoopDelay {
  let began: number | undefined;
  let ended = 0;
  let keptUpAt = 0;

  function end(): void {
    ended = now();
    if (began !== undefined && ended - began < SHORT_MS) keptUpAt = ended;
    began = undefined;
  }

  return {
    onRequest() {
      if (began !== undefined) return;
      began = now();
      if (began - ended > PAUSE_MS) keptUpAt = began;
      setImmediate(end);
    },
    keepsUp: () => now() - keptUpAt <= LONG_TURNS_MS,
    delay() {
      if (began === undefined) return 0;
      const at = now();
      return at - keptUpAt > LONG_TURNS_MS ? at - began : 0;
    },
  };
}
