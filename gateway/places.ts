/** Takes a place for a key and gives what gives it back, to be called once; undefined where none is left. */
export type TakePlace = (key: string) => (() => void) | undefined;

/** Counts what is under way at a time: so much in all, and so much for one key. */
export function createPlaces(most: number, mostPerKey: number): TakePlace {
  const taken = new Map<string, number>();
  let all = 0;
  return (key) => {
    const own = taken.get(key) ?? 0;
    if (all >= most || own >= mostPerKey) return undefined;
    all += 1;
    taken.set(key, own + 1);
    return () => {
      const left = (taken.get(key) ?? 1) - 1;
      all -= 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
  };
}
