import { withArena, type Arena, type Measured } from './arena.ts';
import { ours } from './endurance.ts';
import { median } from './statistics.ts';
import { composeCatalogue } from './upstream/catalogue.ts';
import { createWorkloads, mixed } from './workloads/workloads.ts';

/** What a gateway holds, at one moment. */
interface Holding {
  residentMib: number;
  handles: number;
  descriptors: number;
}

/** What came of mixed load on a gateway whose API has bad luck. */
export interface FaultSoak {
  tally: Measured;
  /** Medians of a tenth of the time: once it has settled, and at the end. */
  settled: Holding;
  final: Holding;
  /** A moment's load after the faults have ended. */
  after: Measured;
  /** What it holds when nobody asks for anything any more. */
  atRest: Holding;
}

const PRODUCTS = 200;
const CONNECTIONS = 32;
/** Visits per second: about a fifth of what one core can do, so that answers and not the machine are what is looked at. */
const RATE = 400;
const SAMPLES = 100;
/** Shares of the time: after the first fifth it has settled; a tenth is compared with a tenth. */
const SETTLED = 0.2;
const WINDOW = 0.1;

/** Puts everything that shoppers do on a gateway for a while, with an API that fails in all ways, and watches what it holds. */
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
    const samples: Holding[] = [];
    const every = milliseconds / SAMPLES;
    const timer = setInterval(
      () =>
        void holdingOf(arena).then((holding) => {
          samples.push(holding);
          say(`${samples.length} % ${JSON.stringify(holding)}`);
        }),
      every,
    );
    const tally = await load(milliseconds).finally(() => clearInterval(timer));
    await arena.setFaults(false);
    // The breaker, and what it has kept of the faults, needs a moment.
    await load(2_000);
    const after = await load(1_000);
    return {
      tally,
      after,
      settled: middleOf(samples, SETTLED),
      final: middleOf(samples, 1 - WINDOW),
      atRest: await holdingOf(arena),
    };
  });
}

function middleOf(samples: readonly Holding[], from: number): Holding {
  const window = samples.slice(Math.floor(from * samples.length), Math.ceil((from + WINDOW) * samples.length));
  const middle = (name: keyof Holding): number => median(window.map((sample) => sample[name]));
  return { residentMib: middle('residentMib'), handles: middle('handles'), descriptors: middle('descriptors') };
}

async function holdingOf(arena: Arena): Promise<Holding> {
  const text = await arena.metrics(ours.server);
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    residentMib: Math.round(value('process_resident_memory_bytes') / 1024 / 1024),
    handles: value('nodejs_active_handles_total'),
    descriptors: value('process_open_fds'),
  };
}
