/** How long the requests of this turn of the event loop have been waiting. */
export interface LoopTurn {
  /** Notes a request that wants something done. */
  arrived: () => void;
  /** True while the loop keeps up: there has been a short turn of late, or nothing to do. */
  isCalm: () => boolean;
  /** ms since this turn's first request was taken up; 0 while the loop keeps up. */
  delay: () => number;
}

/** A turn that takes less than this, in ms, keeps nobody waiting. */
const SHORT_MS = 50;
/** Long turns are let pass for this many ms: one large answer makes one, and is no overload. */
const PATIENCE_MS = 500;
/** With a pause of this many ms between two turns, nothing was waiting. */
const PAUSE_MS = 10;

/**
 * The loop takes up all requests that have come, one after the other, before it looks for new ones. So the time since the first
 * of them is what the present one has waited at least: the delay in the queue (as in CoDel), at no cost but one immediate a turn.
 */
export function createLoopTurn(now: () => number = () => performance.now()): LoopTurn {
  let began: number | undefined;
  let ended = 0;
  let calm = 0;

  function end(): void {
    ended = now();
    if (began !== undefined && ended - began < SHORT_MS) calm = ended;
    began = undefined;
  }

  return {
    arrived() {
      if (began !== undefined) return;
      began = now();
      if (began - ended > PAUSE_MS) calm = began;
      setImmediate(end);
    },
    isCalm: () => now() - calm <= PATIENCE_MS,
    delay() {
      if (began === undefined) return 0;
      const at = now();
      return at - calm > PATIENCE_MS ? at - began : 0;
    },
  };
}
