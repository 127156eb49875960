import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { canPin } from './processes.ts';

/** Where a run took place: figures of different machines are not to be compared. */
export interface Machine {
  cpu: string;
  cores: number;
  memoryGib: number;
  node: string;
  platform: string;
  /** True: the server measured had a core of its own, generator and API shared another. */
  pinned: boolean;
}

/** What this machine is. */
export function describeMachine(): Machine {
  const cores = availableParallelism();
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores,
    memoryGib: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    pinned: canPin(cores),
  };
}

/** Ticks per second that Linux counts CPU time in (`getconf CLK_TCK`: 100 on every architecture that Node runs on). */
const TICKS_PER_SECOND = 100;

/** Microseconds of CPU that a process has used so far, all threads together; undefined where there is no /proc. */
export function cpuMicroseconds(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The name, in parentheses, may hold spaces; utime and stime are the 12th and 13th field after it (proc(5)).
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1e6;
}

/** Memory of a process in MiB: what is resident now (VmRSS) and the most that ever was (VmHWM); undefined without /proc. */
export function memoryMib(pid: number): { now: number; peak: number } | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const mib = (name: string): number => Number(new RegExp(`${name}:\\s*(\\d+) kB`).exec(text)?.[1] ?? NaN) / 1024;
  return { now: mib('VmRSS'), peak: mib('VmHWM') };
}
