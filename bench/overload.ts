import type { Arena, Measured } from './arena.ts';
import { ENTRANTS, type Entrant } from './entrants.ts';
import type { Workload } from './workloads/visit.ts';

/** Durations in ms, and the number of connections under overload. */
interface OverloadExtent {
  warmUpMs: number;
  peakMs: number;
  overMs: number;
  crowd: number;
}

/** Correct answers per second, and the CPU of the gateway in cores. */
interface Yield {
  perSecond: number;
  cores: number;
}

/** Figures at the peak rate, at three times that rate, and afterwards. */
export interface Overload {
  peak: Yield & Measured;
  over: Yield & Measured;
  after: Measured; // a few requests right after the overload
  memoryMib: { atPeak: number; most: number }; // resident memory in MiB: at the peak rate, and the maximum
}

/** Connections that keep the gateway busy without overload. */
const PEAK_CONNECTIONS = 64;
const TIMES = 3;

/** Without the cache, so that every request needs work. */
export const overloaded: Entrant = { ...requireCold(), workloads: ['W1', 'W3', 'W4'] };

function requireCold(): Entrant {
  const found = ENTRANTS.find(({ name }) => name === 'ours cold registered');
  if (!found) throw new Error('There is no entrant for the gateway without its cache');
  return found;
}

/** Finds the peak rate of the gateway, sends three times as much, and then almost nothing. */
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
