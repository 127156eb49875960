import { withArena, type Arena } from './arena.ts';
import { ENTRANTS, type Entrant } from './entrants.ts';
import type { Tally } from './load/plan.ts';
import { median } from './statistics.ts';
import { composeCatalogue, DEFAULT_PRODUCTS } from './upstream/catalogue.ts';
import type { Workload } from './workloads/visit.ts';
import { createWorkloads } from './workloads/workloads.ts';

interface Effort {
  rounds: number;
  warmUpMs: number;
  roundMs: number;
}

/** Many short rounds: what is left of the machine changes by the second, and each round is a ratio of its own. */
export const FULL: Effort = { rounds: 10, warmUpMs: 1_500, roundMs: 400 };
const QUICK: Effort = { rounds: 1, warmUpMs: 100, roundMs: 100 };
export const CONNECTIONS = 32;

/** Figures of an entrant in a workload. */
export interface Result {
  entrant: string;
  /** Visits per second of each round. The same round of another entrant was measured next to it. */
  rates: number[];
  /** Medians of the rounds: milliseconds; CPU time of the server for a visit, in µs; calls to the API for a visit. */
  p99: number;
  cpu: number;
  upstreamCalls: number;
  /** Share of one core that load generator and API used. Near 1 they are the limit, not the server. */
  others: number;
  /** Wrong answers in all rounds and in the warm-up. */
  errors: number;
  firstError: string | undefined;
}

export interface Measured {
  id: string;
  title: string;
  results: Result[];
}

/** Measures the gateway beside its peers in each workload, whose name goes to `say`. A full run starts new servers for each so that they do not affect each other. */
export async function runBenchmark(quick: boolean, say: (text: string) => void): Promise<Measured[]> {
  const effort = quick ? QUICK : FULL;
  const all = createWorkloads(composeCatalogue(DEFAULT_PRODUCTS));
  const measured: Measured[] = [];
  const measureAll = async (arena: Arena, workloads: typeof all): Promise<void> => {
    for (const workload of workloads) {
      const { id, title, visits } = workload;
      say(`${id} ${title} (${visits.length} different visits)`);
      measured.push({ id, title, results: await measure(arena, takingPart(id), workload, effort) });
    }
  };
  // In a quick run, new servers would take longer than measuring.
  for (const part of quick ? [all] : all.map((workload) => [workload])) {
    const servers = part.flatMap(({ id }) => takingPart(id)).map(({ server }) => server);
    await withArena({ products: DEFAULT_PRODUCTS, workloads: all, servers }, (arena) => measureAll(arena, part));
  }
  return measured;
}

const takingPart = (id: string): Entrant[] => ENTRANTS.filter(({ workloads }) => workloads.includes(id));

/** Measures all entrants in each round, so that other load on the machine affects all of them equally. */
async function measure(arena: Arena, entrants: Entrant[], workload: Workload, effort: Effort): Promise<Result[]> {
  const running: { entrant: Entrant; run: (milliseconds: number) => ReturnType<Arena['load']> }[] = [];
  const warmUps: Tally[] = [];
  for (const entrant of entrants) {
    const plan = await arena.prepare(entrant, workload);
    const run = (milliseconds: number) => arena.load(entrant.server, { plan, connections: CONNECTIONS, milliseconds });
    running.push({ entrant, run });
    warmUps.push(await run(effort.warmUpMs));
  }
  const rounds = running.map((): Awaited<ReturnType<Arena['load']>>[] => []);
  for (let round = 0; round < effort.rounds; round += 1) {
    for (let step = 0; step < running.length; step += 1) {
      const place = (round + step) % running.length; // each round begins with the next entrant
      const { run } = running[place] ?? {};
      if (run) rounds[place]?.push(await run(effort.roundMs));
    }
  }
  return running.map(({ entrant: { name } }, place) => {
    const counted = rounds[place] ?? [];
    const tallies = [...warmUps.slice(place, place + 1), ...counted];
    const middle = (of: (one: (typeof counted)[number]) => number): number => median(counted.map(of));
    return {
      entrant: name,
      rates: counted.map(({ visits, seconds }) => visits / seconds),
      p99: middle(({ p99 }) => p99),
      cpu: middle(({ cpu, visits }) => cpu / visits),
      upstreamCalls: middle(({ upstreamCalls, visits }) => upstreamCalls / visits),
      others: middle(({ others }) => others),
      errors: tallies.reduce((sum, { errors }) => sum + errors, 0),
      firstError: tallies.find(({ firstError }) => firstError !== undefined)?.firstError,
    };
  });
}
