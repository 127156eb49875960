/** Gives a place back. It may be called more than once. */
export type Leave = () => void;

/** Places for what is under way at a time. */
export interface Places {
  /** Takes a place for a key; undefined where none is left for it. `giveWay` is called if somebody with fewer places needs it. */
  take: (key: string, giveWay?: () => void) => Leave | undefined;
  /** Takes the oldest place of the key that has most, if that is more than `key` would have with another one. */
  makeRoom: (key: string) => boolean;
}

/** So many places in all, and so many for one key. Who has most makes room for who has fewer, so that a few can't keep out the rest. */
export function createPlaces(most: number, mostPerKey: number): Places {
  interface Place {
    giveWay: () => void;
  }
  const taken = new Map<string, Set<Place>>();
  let all = 0;

  function leave(key: string, place: Place): void {
    const own = taken.get(key);
    if (!own?.delete(place)) return;
    all -= 1;
    if (own.size === 0) taken.delete(key);
  }

  function makeRoom(key: string): boolean {
    let [largest, places] = [key, taken.get(key)];
    for (const [other, theirs] of taken) if (theirs.size > (places?.size ?? 0)) [largest, places] = [other, theirs];
    const [oldest] = places ?? [];
    if (!oldest || (places?.size ?? 0) <= (taken.get(key)?.size ?? 0) + 1) return false;
    leave(largest, oldest);
    oldest.giveWay();
    return true;
  }

  return {
    makeRoom,
    take(key, giveWay = () => undefined) {
      const own = taken.get(key) ?? new Set();
      if (own.size >= mostPerKey || (all >= most && !makeRoom(key))) return undefined;
      const place = { giveWay };
      all += 1;
      taken.set(key, own.add(place));
      return () => leave(key, place);
    },
  };
}
