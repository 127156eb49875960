/** Work under way, by what it is for. */
export interface InFlight<Value> {
  /** Joins the work for a key if it was started at the same moment, such as a count of changes; or starts it. */
  join: (key: string, start: () => Promise<Value>, moment?: number) => Promise<Value>;
}

/**
 * A dictionary, and not a Map: V8 links the tables that a Map has outgrown, and through one that has grown old everything that
 * passed through the later ones outlives its use. With a Map here each answer was copied twice before it was let go, which
 * took 15% of the gateway's time (docs/decisions/0014).
 */
export function createInFlight<Value>(): InFlight<Value> {
  const underWay = Object.create(null) as Record<string, { value: Promise<Value>; moment: number } | undefined>;
  return {
    join(key, start, moment = 0) {
      const running = underWay[key];
      if (running?.moment === moment) return running.value;
      const started = { value: start().finally(end), moment };
      underWay[key] = started;
      return started.value;

      function end(): void {
        if (underWay[key] === started) delete underWay[key];
      }
    },
  };
}
