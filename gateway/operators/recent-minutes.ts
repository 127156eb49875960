/** Minutes that are looked back on. */
export const RECENT_MINUTES = 15;

/** Counts by name, of the last 15 minutes only. It holds 15 small tables at most, whatever happens. */
export interface RecentCounts {
  count: (name: string, amount?: number) => void;
  /** The counts of the last 15 minutes, the largest first. */
  read: () => [name: string, count: number][];
}

/** `minute` tells the time in whole minutes; the clock's by default. */
export function createRecentCounts(minute = (): number => Math.floor(Date.now() / 60_000)): RecentCounts {
  const minutes = new Map<number, Map<string, number>>();

  function current(): Map<string, number> {
    const now = minute();
    const found = minutes.get(now);
    if (found) return found;
    for (const old of minutes.keys()) if (old <= now - RECENT_MINUTES) minutes.delete(old);
    const made = new Map<string, number>();
    minutes.set(now, made);
    return made;
  }

  return {
    count(name, amount = 1) {
      const counts = current();
      counts.set(name, (counts.get(name) ?? 0) + amount);
    },
    read() {
      current();
      const sums = new Map<string, number>();
      for (const counts of minutes.values()) {
        for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
      }
      return [...sums].toSorted(([, a], [, b]) => b - a);
    },
  };
}
