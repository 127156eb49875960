import { withArena, type Arena, type Measured } from './arena.ts';
import { ours } from './endurance.ts';
import { FINAL, median, SETTLED, windowOf } from './statistics.ts';
import { composeCatalogue } from './upstream/catalogue.ts';
import { createWorkloads, mixed } from './workloads/workloads.ts';

interface Resources {
  residentMib: number;
  handles: number;
  descriptors: number;
}

/** Results of mixed load on a gateway whose API fails. */
interface FaultSoak {
  tally: Measured;
  /** Medians over a tenth of the time: after the first fifth, and at the end. */
  settled: Resources;
  final: Resources;
  after: Measured; // for one second, after the faults have ended
  atRest: Resources; // resources without requests
}

const PRODUCTS = 200;
const CONNECTIONS = 32;
/** Visits per second: about a fifth of what one core can do, so that the machine is not the limit. */
const RATE = 400;
const SAMPLES = 100;
/** Runs all workloads against a gateway while its API fails in all ways, and samples the gateway's resources. */
export async function soakWithFaults(
  milliseconds: number,
  say: (text: string) => void = () => undefined,
): Promise<FaultSoak> {
  const workload = mixed('soak', createWorkloads(composeCatalogue(PRODUCTS)));
  const options = { products: PRODUCTS, pinned: false, servers: [ours.server], workloads: [workload], faults: true };
  return withArena(options, async (arena) => {
    const plan = await arena.prepare(ours, workload);
    const load = (ms: number): Promise<Measured> =>
      arena.load(ours.server, { plan, connections: CONNECTIONS, milliseconds: ms, rate: RATE });
    await load(1_000);
    await arena.setFaults(true);
    const samples: Resources[] = [];
    const every = milliseconds / SAMPLES;
    const timer = setInterval(
      () =>
        void resourcesOf(arena).then((resources) => {
          samples.push(resources);
          say(`${samples.length} % ${JSON.stringify(resources)}`);
        }),
      every,
    );
    const tally = await load(milliseconds).finally(() => clearInterval(timer));
    await arena.setFaults(false);
    // The circuit breaker closes again within this time.
    await load(2_000);
    const after = await load(1_000);
    return {
      tally,
      after,
      settled: middleOf(samples, SETTLED),
      final: middleOf(samples, FINAL),
      atRest: await resourcesOf(arena),
    };
  });
}

function middleOf(samples: readonly Resources[], from: number): Resources {
  const window = windowOf(samples, from);
  const middle = (name: keyof Resources): number => median(window.map((sample) => sample[name]));
  return { residentMib: middle('residentMib'), handles: middle('handles'), descriptors: middle('descriptors') };
}

async function resourcesOf(arena: Arena): Promise<Resources> {
  const text = await arena.metrics(ours.server);
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    residentMib: Math.round(value('process_resident_memory_bytes') / 1024 / 1024),
    handles: value('nodejs_active_handles_total'),
    descriptors: value('process_open_fds'),
  };
}
