import type { Arena, Measured } from './arena.ts';
import { ENTRANTS, type Entrant } from './entrants.ts';
import type { Workload } from './workloads/visit.ts';

/** How long each part lasts, in ms, and over how many connections the crowd comes. */
export interface OverloadExtent {
  warmUpMs: number;
  peakMs: number;
  overMs: number;
  crowd: number;
}

/** What came of a stretch: right answers per second of it, and cores that the gateway got. */
export interface Yield {
  perSecond: number;
  cores: number;
}

/** What came of more load than can be borne. */
export interface Overload {
  peak: Yield & Measured;
  over: Yield & Measured;
  /** A few requests right after it. */
  after: Measured;
  /** MiB of resident memory at the peak of what can be served, and the most that it ever was. */
  memoryMib: { atPeak: number; most: number };
}

/** Connections that keep the gateway busy without overloading it. */
const PEAK_CONNECTIONS = 64;
const TIMES = 3;

/** The gateway without its memory of the catalogue: whatever it is asked for is work. */
export const overloaded: Entrant = { ...requireCold(), workloads: ['W1', 'W3', 'W4'] };

function requireCold(): Entrant {
  const found = ENTRANTS.find(({ name }) => name === 'ours cold registered');
  if (!found) throw new Error('The gateway without memory takes no part');
  return found;
}

/** Finds the rate that the gateway can serve, comes with three times as much, and then with next to nothing. */
export async function measureOverload(arena: Arena, workload: Workload, extent: OverloadExtent): Promise<Overload> {
  const { server } = overloaded;
  const plan = await arena.prepare(overloaded, workload);
  const load = async (connections: number, milliseconds: number, rate?: number): Promise<Yield & Measured> => {
    const measured = await arena.load(server, { plan, connections, milliseconds, ...(rate !== undefined && { rate }) });
    const { timely, cpu = NaN } = measured;
    return { ...measured, perSecond: timely / (milliseconds / 1000), cores: cpu / 1000 / milliseconds };
  };
  await load(PEAK_CONNECTIONS, extent.warmUpMs);
  const peak = await load(PEAK_CONNECTIONS, extent.peakMs);
  const atPeak = arena.memory(server)?.now ?? NaN;
  const over = await load(extent.crowd, extent.overMs, TIMES * peak.perSecond);
  const most = arena.memory(server)?.peak ?? NaN;
  const after = await load(4, 500);
  return { peak, over, after, memoryMib: { atPeak, most } };
}
