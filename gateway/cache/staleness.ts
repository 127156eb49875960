import type { Freshness } from './catalogue.ts';

/** What an answer says, in its `extensions`, of data that is older than it should be. */
export interface StaleMark {
  stale: true;
  /** When the oldest of it was read, in ISO 8601. */
  oldestAt: string;
}

/** Undefined for an answer of which everything is as fresh as it should be. */
export function staleMark({ stale, oldest }: Freshness): StaleMark | undefined {
  return stale ? { stale, oldestAt: new Date(oldest).toISOString() } : undefined;
}
