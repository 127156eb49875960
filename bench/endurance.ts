import type { Arena } from './arena.ts';
import { ENTRANTS, type Entrant } from './entrants.ts';
import { median, round } from './statistics.ts';
import type { Workload } from './workloads/visit.ts';

/** Guests' reads at a steady pace. */
export interface Paced {
  requestsPerSecond: number;
  upstreamCallsPerRequest: number;
  p99: number;
  errors: number;
  firstError?: string;
}

/** Memory under mixed load. */
export interface Soak {
  seconds: number;
  requests: number;
  /** Medians of resident memory in MiB; null: not known here. */
  settledMib: number | null;
  finalMib: number | null;
  errors: number;
  firstError?: string;
}

/** Requests per second that guests make in the paced run. */
export const PACE = 1_000;
/** Milliseconds between two looks at the memory. */
const SAMPLE_MS = 500;
/** Shares of a soak: its first fifth (2 of 10 minutes) is for settling, its last tenth is compared with the tenth after that. */
const SETTLED = 0.2;
const WINDOW = 0.1;

/** The gateway as it comes. */
export const ours: Entrant = requireOurs();

function requireOurs(): Entrant {
  const found = ENTRANTS.find(({ name }) => name === 'ours registered');
  if (!found) throw new Error('The gateway itself takes no part');
  return found;
}

/** Reads of the catalogue at 1,000 a second, after a warm-up; `milliseconds` long. */
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

/** Everything that shoppers do, as fast as it goes, while the memory is watched. */
export async function runSoak(arena: Arena, all: Workload, milliseconds: number, connections: number): Promise<Soak> {
  const plan = await arena.prepare(ours, all);
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(arena.memory(ours.server)?.now ?? NaN), SAMPLE_MS);
  const tally = await arena.load(ours.server, { plan, connections, milliseconds }).finally(() => clearInterval(timer));
  const at = (from: number): number | null => {
    const window = samples.slice(Math.floor(from * samples.length), Math.ceil((from + WINDOW) * samples.length));
    const middle = median(window);
    return Number.isNaN(middle) ? null : round(middle);
  };
  return {
    seconds: Math.round(milliseconds / 1000),
    requests: tally.requests,
    settledMib: at(SETTLED),
    finalMib: at(1 - WINDOW),
    errors: tally.errors,
    ...(tally.firstError !== undefined && { firstError: tally.firstError }),
  };
}
