import { withArena, type Arena, type Loaded } from './arena.ts';
import { ENTRANTS, type Entrant } from './entrants.ts';
import { median } from './statistics.ts';
import { composeCatalogue } from './upstream/catalogue.ts';
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

/** Measures the gateway beside its peers in each workload, whose name goes to `say`. */
export async function runBenchmark(quick: boolean, say: (text: string) => void): Promise<Measured[]> {
  const workloads = createWorkloads(composeCatalogue());
  const measured: Measured[] = [];
  await withArena({ workloads, servers: ENTRANTS.map(({ server }) => server) }, async (arena) => {
    for (const workload of workloads) {
      const { id, title, visits } = workload;
      say(`${id} ${title} (${visits.length} different visits)`);
      measured.push({ id, title, results: await measure(arena, workload, quick ? QUICK : FULL) });
    }
  });
  return measured;
}

/** Measures all entrants in each round, so that other load on the machine affects all of them equally. */
async function measure(arena: Arena, workload: Workload, effort: Effort): Promise<Result[]> {
  const running: { entrant: Entrant; plan: string; loads: Loaded[] }[] = [];
  for (const entrant of ENTRANTS.filter(({ workloads }) => workloads.includes(workload.id))) {
    running.push({ entrant, plan: await arena.prepare(entrant, workload), loads: [] });
  }
  for (let round = 0; round <= effort.rounds; round += 1) {
    const milliseconds = round === 0 ? effort.warmUpMs : effort.roundMs;
    const first = round % running.length; // each round begins with the next entrant
    for (const { entrant, plan, loads } of [...running.slice(first), ...running.slice(0, first)]) {
      loads.push(await arena.load(entrant.server, { plan, connections: CONNECTIONS, milliseconds }));
    }
  }
  return running.map(({ entrant, loads }) => {
    const [, ...counted] = loads;
    const middle = (of: (load: Loaded) => number): number => median(counted.map(of));
    return {
      entrant: entrant.name,
      rates: counted.map(({ visits, seconds }) => visits / seconds),
      p99: middle(({ p99 }) => p99),
      cpu: middle(({ cpu, visits }) => cpu / visits),
      upstreamCalls: middle(({ upstreamCalls, visits }) => upstreamCalls / visits),
      others: middle(({ others }) => others),
      errors: loads.reduce((sum, { errors }) => sum + errors, 0),
      firstError: loads.find(({ firstError }) => firstError !== undefined)?.firstError,
    };
  });
}
