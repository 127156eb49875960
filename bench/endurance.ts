import type { Arena } from './arena.ts';
import { ENTRANTS, type Entrant } from './entrants.ts';
import { FINAL, median, round, SETTLED, windowOf } from './statistics.ts';
import type { Workload } from './workloads/visit.ts';

/** Figures of guests' reads at a steady rate. */
export interface Paced {
  requestsPerSecond: number;
  upstreamCallsPerRequest: number;
  p99: number;
  errors: number;
  firstError?: string;
}

/** Figures of memory under mixed load. */
export interface Soak {
  seconds: number;
  requests: number;
  /** Medians of resident memory in MiB; null: unknown on this system. */
  settledMib: number | null;
  finalMib: number | null;
  errors: number;
  firstError?: string;
}

/** Requests per second of the paced run. */
export const PACE = 1_000;
/** Time between two samples of the memory, in ms. */
const SAMPLE_MS = 500;
/** The gateway with its defaults. */
export const ours: Entrant = requireOurs();

function requireOurs(): Entrant {
  const found = ENTRANTS.find(({ name }) => name === 'ours registered');
  if (!found) throw new Error('There is no entrant for the gateway itself');
  return found;
}

/** Reads of the catalogue at PACE per second, after a warm-up. */
export async function runPaced(
  arena: Arena,
  reads: Workload,
  milliseconds: number,
  connections: number,
): Promise<Paced> {
  const plan = await arena.prepare(ours, reads);
  const warmUp = await arena.load(ours.server, { plan, connections, milliseconds: Math.min(milliseconds, 3_000) });
  const tally = await arena.load(ours.server, { plan, connections, milliseconds, rate: PACE });
  const firstError = warmUp.firstError ?? tally.firstError;
  return {
    requestsPerSecond: round(tally.requests / tally.seconds),
    upstreamCallsPerRequest: round(tally.upstreamCalls / tally.requests),
    p99: round(tally.p99),
    errors: warmUp.errors + tally.errors,
    ...(firstError !== undefined && { firstError }),
  };
}

/** Runs a workload as fast as possible and samples the memory. */
export async function runSoak(arena: Arena, all: Workload, milliseconds: number, connections: number): Promise<Soak> {
  const plan = await arena.prepare(ours, all);
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(arena.memory(ours.server)?.now ?? NaN), SAMPLE_MS);
  const tally = await arena.load(ours.server, { plan, connections, milliseconds }).finally(() => clearInterval(timer));
  const at = (from: number): number | null => {
    const middle = median(windowOf(samples, from));
    return Number.isNaN(middle) ? null : round(middle);
  };
  return {
    seconds: Math.round(milliseconds / 1000),
    requests: tally.requests,
    settledMib: at(SETTLED),
    finalMib: at(FINAL),
    errors: tally.errors,
    ...(tally.firstError !== undefined && { firstError: tally.firstError }),
  };
}
