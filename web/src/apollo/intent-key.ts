/** For how long, in ms, a retry of a mutation with a lost response has the same key. */
const INTENT_MS = 2 * 60_000;

const lost = new Map<string, { key: string; until: number }>();

/** Idempotency key of a mutation and its variables. A retry after a lost response has the same key, so it runs once. */
export function intentKey(intent: string): string {
  const before = lost.get(intent);
  lost.delete(intent);
  if (before && before.until > Date.now()) return before.key;
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

export function keepIntentKey(intent: string, key: string): void {
  lost.set(intent, { key, until: Date.now() + INTENT_MS });
}
