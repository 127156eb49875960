import type { Effort } from './rounds.ts';

/** How much a run does; times in milliseconds. */
export interface Extent {
  effort: Effort;
  /** The same with fewer rounds: growth is about the shape, not about single per cents. */
  growth: Effort;
  ceilingMs: number;
  pacedMs: number;
  soakMs: number;
}

const FULL: Effort = { rounds: 5, warmUpMs: 2_000, roundMs: 1_000, connections: 32 };
const QUICK: Effort = { rounds: 1, warmUpMs: 100, roundMs: 100, connections: 32 };

/** Longer than an answer of the catalogue stays fresh (30 s), so that each is asked for again within. */
const PACED_MS = 40_000;
const SHORT_SOAK_MS = 40_000;
const LONG_SOAK_MS = 600_000;

/** What a run does: everything for a moment, or as much as makes figures; `soak`: with ten minutes of mixed load. */
export function extentOf({ quick, soak }: { quick: boolean; soak: boolean }): Extent {
  const longSoak = soak ? LONG_SOAK_MS : undefined;
  if (quick) return { effort: QUICK, growth: QUICK, ceilingMs: 500, pacedMs: 1_000, soakMs: longSoak ?? 2_000 };
  const growth = { ...FULL, rounds: 3 };
  return { effort: FULL, growth, ceilingMs: 3_000, pacedMs: PACED_MS, soakMs: longSoak ?? SHORT_SOAK_MS };
}
