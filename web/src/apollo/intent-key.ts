/** For how long, in ms, a retry of a mutation with a lost response has the same key. */
const RETRY_MS = 2 * 60_000;

const lostKeys = new Map<string, { key: string; until: number }>();

/** Idempotency key of a mutation and its variables. A retry after a lost response has the same key, so it runs once. */
export function intentKey(intent: string): string {
  const stored = lostKeys.get(intent);
  lostKeys.delete(intent);
  if (stored && stored.until > Date.now()) return stored.key;
  return newKey();
}

export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

export function keepIntentKey(intent: string, key: string): void {
  lostKeys.set(intent, { key, until: Date.now() + RETRY_MS });
}
