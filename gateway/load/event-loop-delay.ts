export interface EventLoopDelay {
  onRequest: () => void; // for each request that needs work
  keepsUp: () => boolean; // there was a short turn, or nothing to do, within the last LONG_TURNS_MS
  delay: () => number; // ms since this turn's first request; 0 while the loop keeps up
}

const SHORT_MS = 50; // nobody notices a shorter turn
const LONG_TURNS_MS = 500; // long turns are overload only after this time: one large answer makes one long turn
const PAUSE_MS = 10; // after such a pause between two turns, no request was waiting

/** One turn takes all requests that have come, so each has waited at least since the first (as in CoDel). */
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
