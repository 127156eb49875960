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

/** What is measured in each round. */
export interface Course {
  entrant: Entrant;
  workload: Workload;
  connections: number;
}

/** Figures of an entrant in a workload: medians of its rounds. */
export interface Result {
  entrant: string;
  visitsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Of each round. The same round of another entrant was measured next to it. */
  rates: number[];
  p99s: number[];
  /** CPU time for a visit, in µs; empty: unknown on this system. */
  cpus: number[];
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

/** Measures all courses in each round, so that other load on the machine affects all of them equally. */
export async function measure(arena: Arena, courses: readonly Course[], effort: Effort): Promise<Result[]> {
  const { warmUpMs, roundMs, rounds } = effort;
  const running: { course: Course; run: (milliseconds: number) => Promise<Measured>; measured: Measured[] }[] = [];
  for (const course of courses) {
    const { entrant, workload, connections } = course;
    const plan = await arena.prepare(entrant, workload);
    const run = (milliseconds: number): Promise<Measured> =>
      arena.load(entrant.server, { plan, connections, milliseconds });
    running.push({ course, run, measured: [await run(warmUpMs)] });
  }
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const { run, measured } of rotated(running, turn)) measured.push(await run(roundMs));
  }
  return running.map(({ course: { entrant }, measured }) => {
    const [, ...counted] = measured;
    const firstError = measured.map((one) => one.firstError).find((error) => error !== undefined);
    return {
      ...summary(entrant.name, counted),
      peakMib: medianOrNull([arena.memory(entrant.server)?.peak]),
      errors: measured.reduce((sum, { errors }) => sum + errors, 0),
      ...(firstError !== undefined && { firstError }),
    };
  });
}

function summary(entrant: string, rounds: readonly Measured[]): Omit<Result, 'errors' | 'peakMib'> {
  const each = (of: (measured: Measured) => number): number[] => rounds.map((measured) => round(of(measured)));
  const middle = (of: (measured: Measured) => number): number => round(median(rounds.map(of)));
  const [rates, p99s] = [each(({ visits, seconds }) => visits / seconds), each(({ p99 }) => p99)];
  const cpus = rounds.flatMap(({ cpu, visits }) => (cpu === undefined ? [] : [round(cpu / visits)]));
  return {
    entrant,
    visitsPerSecond: round(median(rates)),
    p50: middle(({ p50 }) => p50),
    p99: round(median(p99s)),
    rates,
    p99s,
    cpus,
    cpuPerVisit: cpus.length > 0 ? round(median(cpus)) : null,
    bytesPerVisit: Math.round(middle(({ bytes, visits }) => bytes / visits)),
    requestsPerVisit: Math.round(middle(({ requests, visits }) => requests / visits)),
    upstreamCallsPerVisit: middle(({ upstreamCalls, visits }) => upstreamCalls / visits),
    others: medianOrNull(rounds.map(({ others }) => others)),
  };
}
