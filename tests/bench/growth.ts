import type { Arena } from './arena.ts';
import { ENTRANTS, type Entrant, type EntrantName } from './entrants.ts';
import { measure, type Effort, type Result } from './rounds.ts';
import type { Workload } from './workloads/visit.ts';
import { longListWorkload } from './workloads/workloads.ts';

/** What a server reaches as one thing grows and all else stays. */
export interface Growth {
  /** What grows. */
  of: string;
  points: { at: number; results: Result[] }[];
}

/** Who is looked at: the gateway in its slowest and in its fastest way, and the stock server. */
const GROWERS: readonly EntrantName[] = ['stock', 'ours cold', 'ours registered'];
/** The same as entrants. */
export const growers: readonly Entrant[] = ENTRANTS.filter(({ name }) => GROWERS.includes(name));

/** Connections that the product list is asked over; the middle one is what everything else is measured with. */
const CONNECTIONS = [8, 32, 256];

/** Longer and longer lists, out of a catalogue that has that many products. */
export async function growLists(arena: Arena, effort: Effort): Promise<Growth> {
  const points = [];
  for (const cards of [20, 200] as const) {
    points.push({ at: cards, results: await measure(arena, longListWorkload(cards), growers, effort) });
  }
  return { of: 'cards of a list', points };
}

/** More and more connections. */
export async function growConnections(arena: Arena, list: Workload, effort: Effort): Promise<Growth> {
  const points = [];
  for (const connections of CONNECTIONS) {
    points.push({ at: connections, results: await measure(arena, list, growers, { ...effort, connections }) });
  }
  return { of: 'connections', points };
}
