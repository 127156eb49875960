/** How long, in ms, the same mutation counts as the same intent after its answer was lost. */
const INTENT_MS = 2 * 60_000;

const lost = new Map<string, { key: string; until: number }>();

/**
 * The idempotency key of a mutation: a new one, unless the answer to the same mutation was lost a moment ago. Then the shopper tries
 * again, and the gateway answers what it did the first time. `intent`: the mutation with its variables.
 */
export function intentKey(intent: string): string {
  const before = lost.get(intent);
  lost.delete(intent);
  if (before && before.until > Date.now()) return before.key;
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Keeps the key of a mutation whose answer was lost. */
export function keepIntentKey(intent: string, key: string): void {
  lost.set(intent, { key, until: Date.now() + INTENT_MS });
}
