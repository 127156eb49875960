import type { Freshness } from './catalogue.ts';

export interface StaleMark {
  stale: true;
  /** When the oldest of it was read, in ISO 8601. */
  oldestAt: string;
}

/** Undefined where all data is as fresh as it should be. */
export function staleMark({ stale, oldest }: Freshness): StaleMark | undefined {
  return stale ? { stale, oldestAt: new Date(oldest).toISOString() } : undefined;
}
