import type { Freshness } from './catalogue.ts';

export interface StaleMark {
  stale: true;
  oldestAt: string; // when the oldest value was read, in ISO 8601
}

/** Undefined: all data is as fresh as it should be. */
export function staleMark({ stale, oldest }: Freshness): StaleMark | undefined {
  return stale ? { stale, oldestAt: new Date(oldest).toISOString() } : undefined;
}
