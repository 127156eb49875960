/** A few keys cannot keep out the rest: the key with the most slots loses one. */
export function createFairSlots(most: number, mostPerKey: number) {
  interface Slot {
    onEvict: () => void;
  }
  const taken = new Map<string, Set<Slot>>();
  let all = 0;

  function release(key: string, slot: Slot): void {
    const own = taken.get(key);
    if (!own?.delete(slot)) return;
    all -= 1;
    if (own.size === 0) taken.delete(key);
  }

  /** Evicts the oldest slot of the key with the most slots, if that key has more than `key` would have with one more. */
  function evictFor(key: string): boolean {
    let [largest, slots] = [key, taken.get(key)];
    for (const [other, theirs] of taken) if (theirs.size > (slots?.size ?? 0)) [largest, slots] = [other, theirs];
    const [oldest] = slots ?? [];
    if (!oldest || (slots?.size ?? 0) <= (taken.get(key)?.size ?? 0) + 1) return false;
    release(largest, oldest);
    oldest.onEvict();
    return true;
  }

  return {
    evictFor,
    /**
     * Returns what releases the slot, which may be called more than once. Undefined: no slot is free for the key. `onEvict` is called if
     * the slot goes to a key with fewer slots.
     */
    acquire(key: string, onEvict: () => void = () => undefined): (() => void) | undefined {
      const own = taken.get(key) ?? new Set();
      if (own.size >= mostPerKey || (all >= most && !evictFor(key))) return undefined;
      const slot = { onEvict };
      all += 1;
      taken.set(key, own.add(slot));
      return () => release(key, slot);
    },
  };
}
