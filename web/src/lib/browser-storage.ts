export interface StoredValue<Value> {
  /** The same object until the value changes; null: nothing is stored, or it is not valid. */
  read: () => Value | null;
  write: (value: Value | null) => void;
  /** Reports changes of this tab and of others. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** `parse` returns null for an invalid value. `sessionStorage` belongs to one tab and survives its reload. */
export function storedValue<Value>(
  key: string,
  parse: (found: unknown) => Value | null,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let last: { raw: string | null; value: Value | null } = { raw: null, value: null };
  /** Used if the browser refuses to store. */
  let fallback: string | null = null;

  const readRaw = (): string | null => withStorage(area, (storage) => storage.getItem(key)) ?? fallback;
  return {
    read() {
      const raw = readRaw();
      if (raw !== last.raw) last = { raw, value: raw === null ? null : parse(parseJson(raw)) };
      return last.value;
    },
    write(value) {
      const raw = value === null ? null : JSON.stringify(value);
      const stored = withStorage(area, (storage) => {
        if (raw === null) storage.removeItem(key);
        else storage.setItem(key, raw);
        return true;
      });
      fallback = stored ? null : raw;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      // Events come from other tabs only. The key is null if the storage was cleared.
      const onStorage = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** An object without a prototype, for keys from users: `constructor` has no inherited value. */
export function keyed<Value>(
  entries: readonly (readonly [key: string, value: Value])[],
): Partial<Record<string, Value>> {
  return Object.assign(Object.create(null) as object, Object.fromEntries(entries));
}

/** Clears what only this tab stores, such as text that was typed and not sent. */
export function clearTab(): void {
  withStorage('sessionStorage', (storage) => storage.clear());
}

/** Returns undefined on failure: browsers can block a storage, and it can be full. */
export function withStorage<Result>(
  area: 'localStorage' | 'sessionStorage',
  act: (storage: Storage) => Result,
): Result | undefined {
  try {
    return act(window[area]);
  } catch {
    return undefined;
  }
}

/** Null for invalid JSON: anybody can write to the storage. */
function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
