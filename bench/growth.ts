import { withArena, type Arena } from './arena.ts';
import { ENTRANTS, type Entrant, type EntrantName } from './entrants.ts';
import { measure, type Effort, type Result } from './rounds.ts';
import { composeCatalogue, DEFAULT_PRODUCTS } from './upstream/catalogue.ts';
import type { Workload } from './workloads/visit.ts';
import { createWorkloads, LIST_SIZES, longListWorkload, requireWorkload } from './workloads/workloads.ts';

/** Rates of servers for several values of one quantity. */
export interface Growth {
  of: string; // the quantity that varies
  points: Point[];
}
interface Point {
  at: number;
  results: Result[];
}

/** The gateway in its slowest and in its fastest configuration, and the stock server. */
const GROWERS: readonly EntrantName[] = ['stock', 'ours cold', 'ours registered'];
export const growers: readonly Entrant[] = ENTRANTS.filter(({ name }) => GROWERS.includes(name));

/** In addition to the usual number of connections. */
const FEW_CONNECTIONS = 8;
const MANY_CONNECTIONS = 256;
const MANY_PRODUCTS = 10_000;

/** Measures the product list with more connections, with more cards, and with a larger catalogue. */
export async function measureGrowth(arena: Arena, list: Workload, pinned: boolean, effort: Effort): Promise<Growth[]> {
  const { connections: usual } = effort;
  const connections = await measurePoints(
    arena,
    [FEW_CONNECTIONS, usual, MANY_CONNECTIONS].map((at) => ({ at, workload: list, connections: at })),
    effort,
  );
  const large = requireWorkload(createWorkloads(composeCatalogue(MANY_PRODUCTS)), 'W1');
  const longLists = LIST_SIZES.map((cards) => ({ at: cards, workload: longListWorkload(cards) }));
  const options = {
    products: MANY_PRODUCTS,
    pinned,
    workloads: [large, ...longLists.map(({ workload }) => workload)],
    servers: growers.map(({ server }) => server),
  };
  return withArena(options, async (largeArena) => {
    // Only the large catalogue has lists of this length.
    const [products, ...lists] = await measurePoints(
      largeArena,
      [{ at: MANY_PRODUCTS, workload: large }, ...longLists].map((point) => ({ ...point, connections: usual })),
      effort,
    );
    const fewProducts = { at: DEFAULT_PRODUCTS, results: connections[1]?.results ?? [] };
    return [
      { of: 'connections', points: connections },
      { of: 'cards of a list', points: lists },
      { of: 'products of the catalogue', points: products ? [fewProducts, products] : [] },
    ];
  });
}

/** Measures all points in each round, so that they can be compared. */
async function measurePoints(
  arena: Arena,
  points: readonly { at: number; workload: Workload; connections: number }[],
  effort: Effort,
): Promise<Point[]> {
  const courses = points.flatMap((point) => growers.map((entrant) => ({ ...point, entrant })));
  const results = await measure(arena, courses, effort);
  return points.map(({ at }, place) => ({
    at,
    results: results.slice(place * growers.length, (place + 1) * growers.length),
  }));
}
