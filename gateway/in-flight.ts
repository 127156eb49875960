/** Work under way, by what it is for. */
export interface InFlight<Value> {
  /** Joins the work for a key, or starts it. */
  join: (key: string, start: () => Promise<Value>) => Promise<Value>;
}

/**
 * A dictionary, and not a Map: V8 links the tables that a Map has outgrown, and through one that has grown old everything that
 * passed through the later ones outlives its use. With a Map here each answer was copied twice before it was let go, which
 * took 15% of the gateway's time (docs/decisions/0014).
 */
export function createInFlight<Value>(): InFlight<Value> {
  const underWay = Object.create(null) as Record<string, Promise<Value> | undefined>;
  return {
    join(key, start) {
      const running = underWay[key];
      if (running) return running;
      const started = start().finally(() => {
        if (underWay[key] === started) delete underWay[key];
      });
      underWay[key] = started;
      return started;
    },
  };
}
