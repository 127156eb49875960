/** A value that the browser keeps under a key, as JSON; every tab of the shop sees it. */
export interface StoredValue<Value> {
  /** The same object as long as nothing changed; null: nothing is stored, or nothing that can be read. */
  read: () => Value | null;
  /** Null takes it away. */
  write: (value: Value | null) => void;
  /** Tells of every change, by this tab or by another; gives back how to stop it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * `parse` makes a value of whatever is found there, or null. In `sessionStorage` a value belongs to its tab and
 * survives a reload of it; in `localStorage` it belongs to the browser.
 */
export function storedValue<Value>(
  key: string,
  parse: (found: unknown) => Value | null,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let last: { raw: string | null; value: Value | null } = { raw: null, value: null };
  /** What stands in for a storage that refuses: browsers can be told to keep nothing. */
  let unkept: string | null = null;

  const readRaw = (): string | null => withStorage(area, (storage) => storage.getItem(key)) ?? unkept;
  return {
    read() {
      const raw = readRaw();
      if (raw !== last.raw) last = { raw, value: raw === null ? null : parse(decode(raw)) };
      return last.value;
    },
    write(value) {
      const raw = value === null ? null : JSON.stringify(value);
      const kept = withStorage(area, (storage) => {
        if (raw === null) storage.removeItem(key);
        else storage.setItem(key, raw);
        return true;
      });
      unkept = kept ? null : raw;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      // Only other tabs' changes arrive as events; a key of null means that everything was cleared.
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

/**
 * An object of what was found under keys that anybody may have chosen. It has no others: not `constructor`, which every object
 * has else.
 */
export function keyed<Value>(
  entries: readonly (readonly [key: string, value: Value])[],
): Partial<Record<string, Value>> {
  return Object.assign(Object.create(null) as object, Object.fromEntries(entries));
}

/** Drops all that this tab keeps for itself, such as what somebody has typed and not yet sent. */
export function clearTab(): void {
  withStorage('sessionStorage', (storage) => storage.clear());
}

/** The mere mention of a storage throws where the browser is told to keep nothing, and a write where it is full. */
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

/** What a JSON text says; anybody may have written there, so what can't be read is nothing. */
function decode(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
