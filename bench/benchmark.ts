import { withArena, type Arena } from './arena.ts';
import type { BenchmarkReport } from './report/report.ts';
import { ours, runPaced, runSoak } from './endurance.ts';
import { ENTRANTS, isOurs, type Entrant, type ServerName } from './entrants.ts';
import { growers, measureGrowth } from './growth.ts';
import { findCeiling } from './load/ceiling.ts';
import { describeMachine } from './machine.ts';
import { measure, type Effort } from './rounds.ts';
import { composeCatalogue, DEFAULT_PRODUCTS } from './upstream/catalogue.ts';
import type { Workload, WorkloadId } from './workloads/visit.ts';
import { createWorkloads, mixed, requireWorkload } from './workloads/workloads.ts';

interface BenchmarkOptions {
  quick: boolean;
  soak: boolean; // ten minutes of mixed load instead of a short one
  /** Only these workloads, without growth, pace and soak; undefined: everything. */
  only: readonly WorkloadId[] | undefined;
  peers: readonly string[] | undefined; // servers or entrants to compare the gateway with; undefined: all
  say: (text: string) => void; // called before each part with its name
}

export async function runBenchmark(options: BenchmarkOptions): Promise<BenchmarkReport> {
  const { quick, only, peers, say } = options;
  const started = performance.now();
  const extent = extentOf(options);
  const { effort } = extent;
  const machine = describeMachine();
  const { pinned } = machine;
  const all = createWorkloads(composeCatalogue(DEFAULT_PRODUCTS));
  const entrants: readonly Entrant[] = ENTRANTS.filter(
    ({ name, server }) => isOurs(server) || (peers?.some((peer) => peer === name || peer === server) ?? true),
  );
  const arenaWith = <T>(chosen: readonly Entrant[], use: (arena: Arena) => Promise<T>): Promise<T> => {
    const servers: ServerName[] = chosen.map(({ server }) => server);
    return withArena({ products: DEFAULT_PRODUCTS, pinned, workloads: all, servers }, use);
  };

  say('load generator');
  const ceiling = await findCeiling(pinned, extent.ceilingMs, effort.connections);
  const report: BenchmarkReport = {
    date: new Date().toISOString().slice(0, 10),
    mode: quick ? 'quick' : 'full',
    machine,
    effort,
    ceiling,
    workloads: [],
    growth: [],
    paced: null,
    soak: null,
    seconds: 0,
  };

  const parts: { taking: readonly Entrant[]; run: (arena: Arena) => Promise<void> }[] = [];
  for (const workload of all.filter(({ id }) => only?.includes(id) ?? true)) {
    const { id, title, visits } = workload;
    const taking = entrants.filter(({ workloads }) => workloads.includes(id));
    const run = async (arena: Arena): Promise<void> => {
      say(`${id} ${title} (${visits.length} different visits)`);
      const courses = taking.map((entrant) => ({ entrant, workload, connections: effort.connections }));
      report.workloads.push({ id, title, results: await measure(arena, courses, effort) });
    };
    parts.push({ taking, run });
  }
  const whole = async (arena: Arena): Promise<void> => {
    say('growth');
    report.growth = await measureGrowth(arena, requireWorkload(all, 'W1'), pinned, extent.growth);
    say('steady pace');
    report.paced = await runPaced(arena, mixed('reads', all.filter(isPublic)), extent.pacedMs, effort.connections);
  };
  const soak = async (arena: Arena): Promise<void> => {
    say(`mixed load, ${extent.soakMs / 1000} s`);
    report.soak = await runSoak(arena, mixed('mixed', all), extent.soakMs, effort.connections);
  };
  if (!only) parts.push({ taking: growers, run: whole }, { taking: [ours], run: soak });

  // A full run starts new servers for each part, so that parts do not affect each other. In a quick run this would take
  // longer than measuring.
  if (quick) {
    const taking = parts.flatMap((part) => part.taking);
    await arenaWith(taking, async (arena) => {
      for (const { run } of parts) await run(arena);
    });
  } else {
    for (const { taking, run } of parts) await arenaWith(taking, run);
  }
  return { ...report, seconds: Math.round((performance.now() - started) / 1000) };
}

function isPublic({ visits }: Workload): boolean {
  return visits.every(({ signedIn }) => !signedIn);
}

/** Durations in ms, and numbers of rounds. */
interface Extent {
  effort: Effort;
  /** Shorter: the shape of the curve matters, not single percents. */
  growth: Effort;
  ceilingMs: number;
  pacedMs: number;
  soakMs: number;
}

/** Many short rounds: what is left of the machine changes by the second, and each round is a ratio of its own. */
const FULL: Effort = { rounds: 10, warmUpMs: 1_500, roundMs: 400, connections: 32 };
const QUICK: Effort = { rounds: 1, warmUpMs: 100, roundMs: 100, connections: 32 };

/** Longer than a catalogue answer stays fresh (30 s), so that each answer expires once during the run. */
const PACED_MS = 35_000;
const SHORT_SOAK_MS = 30_000;
const LONG_SOAK_MS = 600_000;

function extentOf({ quick, soak }: { quick: boolean; soak: boolean }): Extent {
  const longSoak = soak ? LONG_SOAK_MS : undefined;
  if (quick) return { effort: QUICK, growth: QUICK, ceilingMs: 500, pacedMs: 1_000, soakMs: longSoak ?? 2_000 };
  const growth = { ...FULL, rounds: 8, warmUpMs: 800, roundMs: 300 };
  return { effort: FULL, growth, ceilingMs: 3_000, pacedMs: PACED_MS, soakMs: longSoak ?? SHORT_SOAK_MS };
}
