import { withArena, type Arena } from './arena.ts';
import type { BenchmarkReport } from './benchmark-report.ts';
import { runPaced, runSoak, ours } from './endurance.ts';
import { ENTRANTS, isOurs, type Entrant, type ServerName } from './entrants.ts';
import { growConnections, growers, growLists } from './growth.ts';
import { findCeiling } from './load/ceiling.ts';
import { describeMachine } from './machine.ts';
import { measure, type Effort } from './rounds.ts';
import { composeCatalogue, DEFAULT_PRODUCTS } from './upstream/catalogue.ts';
import type { WorkloadId } from './workloads/visit.ts';
import { createWorkloads, longListWorkload, mixed } from './workloads/workloads.ts';

/** What is to be measured. */
export interface BenchmarkOptions {
  quick: boolean;
  /** True: ten minutes of mixed load instead of a short one. */
  soak: boolean;
  /** Only these workloads, and nothing but workloads; undefined: everything. */
  only: readonly WorkloadId[] | undefined;
  /** Only these servers or entrants beside the gateway; undefined: all. */
  peers: readonly string[] | undefined;
  /** Hears what is being done. */
  say: (text: string) => void;
}

const FULL: Effort = { rounds: 5, warmUpMs: 2_500, roundMs: 2_000, connections: 32 };
const QUICK: Effort = { rounds: 1, warmUpMs: 100, roundMs: 100, connections: 32 };
/** What grows is looked at with fewer rounds: it is about the shape, not about single per cents. */
const GROWTH_ROUNDS = 3;
/** Milliseconds: longer than an answer of the catalogue stays fresh (30 s), so that it is asked for again within. */
const PACED_MS = { full: 40_000, quick: 1_000 };
const SOAK_MS = { long: 600_000, full: 40_000, quick: 2_000 };
/** The large catalogue of the growth. */
const MANY_PRODUCTS = 10_000;

/** Measures everything that was asked for. */
export async function runBenchmark({ quick, soak, only, peers, say }: BenchmarkOptions): Promise<BenchmarkReport> {
  const started = performance.now();
  const effort = quick ? QUICK : FULL;
  const machine = describeMachine();
  const { pinned } = machine;
  const all = createWorkloads(composeCatalogue(DEFAULT_PRODUCTS));
  const workloads = all.filter(({ id }) => only?.includes(id) ?? true);
  const entrants: readonly Entrant[] = ENTRANTS.filter(
    ({ name, server }) => isOurs(server) || (peers?.some((peer) => peer === name || peer === server) ?? true),
  );
  const reads = mixed('reads', all.filter(({ visits }) => visits.every(({ signedIn }) => !signedIn))); // prettier-ignore
  const everything = mixed('mixed', all);
  const base = { products: DEFAULT_PRODUCTS, pinned, workloads: all };
  const serversOf = (chosen: readonly Entrant[]): ServerName[] => chosen.map(({ server }) => server);

  const report: BenchmarkReport = {
    date: new Date().toISOString().slice(0, 10),
    mode: quick ? 'quick' : 'full',
    machine,
    effort,
    ceiling: 0,
    workloads: [],
    growth: [],
    paced: null,
    soak: null,
    seconds: 0,
  };

  async function measureWorkload(arena: Arena, workload: (typeof all)[number]): Promise<void> {
    say(`${workload.id} ${workload.title} (${workload.visits.length} different visits)`);
    const taking = entrants.filter(({ workloads: done }) => done.includes(workload.id));
    report.workloads.push({
      id: workload.id,
      title: workload.title,
      results: await measure(arena, workload, taking, effort),
    });
  }
  async function measureRest(arena: Arena): Promise<void> {
    const rounds = Math.min(GROWTH_ROUNDS, effort.rounds);
    const [list] = all;
    if (!list) throw new Error('There is no workload to grow');
    say('growth');
    const grown = { ...effort, rounds };
    const connections = await growConnections(arena, list, grown);
    const [large] = createWorkloads(composeCatalogue(MANY_PRODUCTS));
    if (!large) throw new Error('There is no workload to grow');
    const options = {
      products: MANY_PRODUCTS,
      pinned,
      workloads: [large, longListWorkload(200)],
      servers: serversOf(growers),
    };
    await withArena(options, async (other) => {
      const small = connections.points.find(({ at }) => at === effort.connections)?.results ?? [];
      const many = await measure(other, large, growers, grown);
      const points = [{ at: DEFAULT_PRODUCTS, results: small }, { at: MANY_PRODUCTS, results: many }]; // prettier-ignore
      report.growth.push(await growLists(other, grown), { of: 'products of the catalogue', points }, connections);
    });
    say('steady pace');
    report.paced = await runPaced(arena, reads, quick ? PACED_MS.quick : PACED_MS.full, effort.connections);
  }
  async function measureSoak(arena: Arena): Promise<void> {
    const milliseconds = soak ? SOAK_MS.long : quick ? SOAK_MS.quick : SOAK_MS.full;
    say(`mixed load, ${milliseconds / 1000} s`);
    report.soak = await runSoak(arena, everything, milliseconds, effort.connections);
  }

  say('load generator');
  report.ceiling = await findCeiling(pinned, quick ? 500 : 3_000, effort.connections);
  if (quick) {
    // One arena for all: starting servers takes longer than what is measured here.
    await withArena({ ...base, servers: serversOf([...entrants, ...growers]) }, async (arena) => {
      for (const workload of workloads) await measureWorkload(arena, workload);
      if (!only) await measureRest(arena);
      if (!only) await measureSoak(arena);
    });
  } else {
    // New servers for each workload: what one has left behind in them is not the next one's burden.
    for (const workload of workloads) {
      await withArena({ ...base, servers: serversOf(entrants) }, (arena) => measureWorkload(arena, workload));
    }
    if (!only) await withArena({ ...base, servers: serversOf(growers) }, measureRest);
    if (!only) await withArena({ ...base, servers: [ours.server] }, measureSoak);
  }
  return { ...report, seconds: Math.round((performance.now() - started) / 1000) };
}
