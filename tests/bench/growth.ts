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

/** Growing lists. */
export async function growLists(arena: Arena, effort: Effort): Promise<Growth> {
  const short = await measure(arena, longListWorkload(false), growers, effort);
  const long = await measure(arena, longListWorkload(true), growers, effort);
  return { of: 'cards of a list', points: [{ at: 20, results: short }, { at: 200, results: long }] }; // prettier-ignore
}

/** More and more connections. */
export async function growConnections(arena: Arena, list: Workload, effort: Effort): Promise<Growth> {
  const points = [];
  for (const connections of CONNECTIONS) {
    points.push({ at: connections, results: await measure(arena, list, growers, { ...effort, connections }) });
  }
  return { of: 'connections', points };
}

/** A product list out of a small and out of a large catalogue, each in an arena of its own. */
export async function growCatalogue(
  sizes: readonly number[],
  measureAt: (products: number) => Promise<Result[]>,
): Promise<Growth> {
  const points = [];
  for (const products of sizes) points.push({ at: products, results: await measureAt(products) });
  return { of: 'products of the catalogue', points };
}
