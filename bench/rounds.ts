import type { Arena, Measured } from './arena.ts';
import type { Entrant } from './entrants.ts';
import { median, medianOrNull, rotated, round } from './statistics.ts';
import type { Workload } from './workloads/visit.ts';

export interface Effort {
  rounds: number;
  warmUpMs: number;
  roundMs: number;
  connections: number;
}

/** Figures of an entrant in a workload: medians of its rounds. */
export interface Result {
  entrant: string;
  visitsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** CPU time of the server for a visit, in µs; null: unknown on this system. */
  cpuPerVisit: number | null;
  /** The largest resident memory of the server so far, in MiB; null: unknown on this system. */
  peakMib: number | null;
  bytesPerVisit: number;
  requestsPerVisit: number;
  upstreamCallsPerVisit: number;
  /** Share of one core that load generator and API used; null: unknown on this system. */
  others: number | null;
  /** Wrong answers in all rounds and in the warm-up. */
  errors: number;
  firstError?: string;
}

/** Measures the entrants in turn, so that other load on the machine affects all of them equally. */
export async function measure(arena: Arena, workload: Workload, entrants: readonly Entrant[], effort: Effort) {
  const { connections, warmUpMs, roundMs, rounds } = effort;
  const plans = new Map<Entrant, string>();
  const measured = new Map<Entrant, Measured[]>();
  for (const entrant of entrants) {
    const plan = await arena.prepare(entrant, workload);
    plans.set(entrant, plan);
    measured.set(entrant, [await arena.load(entrant.server, { plan, connections, milliseconds: warmUpMs })]);
  }
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const entrant of rotated(entrants, turn)) {
      const plan = plans.get(entrant) ?? '';
      measured.get(entrant)?.push(await arena.load(entrant.server, { plan, connections, milliseconds: roundMs }));
    }
  }
  return entrants.map((entrant) => {
    const [warmUp, ...counted] = measured.get(entrant) ?? [];
    const firstError = [warmUp, ...counted].map((one) => one?.firstError).find((error) => error !== undefined);
    return {
      ...summary(entrant.name, counted),
      peakMib: medianOrNull([arena.memory(entrant.server)?.peak]),
      errors: [warmUp, ...counted].reduce((sum, one) => sum + (one?.errors ?? 0), 0),
      ...(firstError !== undefined && { firstError }),
    };
  });
}

function summary(entrant: string, rounds: readonly Measured[]): Omit<Result, 'errors' | 'peakMib'> {
  const middle = (of: (measured: Measured) => number): number => round(median(rounds.map(of)));
  return {
    entrant,
    visitsPerSecond: middle(({ visits, seconds }) => visits / seconds),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    cpuPerVisit: medianOrNull(rounds.map(({ cpu, visits }) => (cpu === undefined ? undefined : cpu / visits))),
    bytesPerVisit: Math.round(middle(({ bytes, visits }) => bytes / visits)),
    requestsPerVisit: Math.round(middle(({ requests, visits }) => requests / visits)),
    upstreamCallsPerVisit: middle(({ upstreamCalls, visits }) => upstreamCalls / visits),
    others: medianOrNull(rounds.map(({ others }) => others)),
  };
}
