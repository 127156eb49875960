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

/** Figures of memory and of pauses under mixed load. */
export interface Soak {
  seconds: number;
  requests: number;
  /** Medians of resident memory in MiB; null: unknown on this system. */
  settledMib: number | null;
  finalMib: number | null;
  /** For so long, in ms, nothing else could run in the gateway; absent in reports of earlier versions. */
  longestPauseMs?: number;
  /** Share of the time that went into garbage collection. */
  collectingShare?: number;
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

/** The gateway's own timer of its event loop fires so often, in ms (prom-client's `eventLoopMonitoringPrecision`). */
const LOOP_TIMER_MS = 10;

/** Reads /metrics of the gateway: the longest pause since they were read before, in ms, and seconds of garbage collection since its start. */
function pausesOf(metrics: string): { longestMs: number; collectedSeconds: number } {
  const all = (name: string): number[] =>
    [...metrics.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].map(([, value]) => Number(value));
  const [longest = NaN] = all('nodejs_eventloop_lag_max_seconds');
  const collectedSeconds = all('nodejs_gc_duration_seconds_sum').reduce((sum, value) => sum + value, 0);
  return { longestMs: longest * 1_000 - LOOP_TIMER_MS, collectedSeconds };
}

/** Runs a workload as fast as possible, samples the memory and reads the pauses. */
export async function runSoak(arena: Arena, all: Workload, milliseconds: number, connections: number): Promise<Soak> {
  const plan = await arena.prepare(ours, all);
  const samples: number[] = [];
  const pauses = async () => pausesOf(await arena.metrics(ours.server));
  const before = await pauses(); // the gateway counts from its first reading on
  const timer = setInterval(() => samples.push(arena.memory(ours.server)?.now ?? NaN), SAMPLE_MS);
  const tally = await arena.load(ours.server, { plan, connections, milliseconds }).finally(() => clearInterval(timer));
  const { longestMs, collectedSeconds } = await pauses();
  const at = (from: number): number | null => {
    const middle = median(windowOf(samples, from));
    return Number.isNaN(middle) ? null : round(middle);
  };
  return {
    seconds: Math.round(milliseconds / 1000),
    requests: tally.requests,
    settledMib: at(SETTLED),
    finalMib: at(FINAL),
    longestPauseMs: round(longestMs),
    collectingShare: round((collectedSeconds - before.collectedSeconds) / tally.seconds),
    errors: tally.errors,
    ...(tally.firstError !== undefined && { firstError: tally.firstError }),
  };
}
