import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { canPin } from './processes.ts';

/** The machine of a run: figures of different machines must not be compared. */
export interface Machine {
  cpu: string;
  cores: number;
  memoryGib: number;
  node: string;
  platform: string;
  /** True: the measured server had one core, generator and API shared another one. */
  pinned: boolean;
}

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

/** CPU time of the threads of a process so far, in µs; undefined without /proc. What threads took that have ended is missing. */
export function cpuMicroseconds(pid: number): number | undefined {
  const files = globSync(`/proc/${pid}/task/*/schedstat`);
  if (files.length === 0) return undefined;
  // The time is in ns. /proc/PID/stat has it in hundredths of a second, too coarse for a round.
  return files.reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ', 1)[0]), 0) / 1000;
}

/** Resident memory of a process in MiB: now (VmRSS), and the largest so far (VmHWM); undefined without /proc. */
export function memoryMib(pid: number): { now: number; peak: number } | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const mib = (name: string): number => Number(new RegExp(`${name}:\\s*(\\d+) kB`).exec(text)?.[1] ?? NaN) / 1024;
  return { now: mib('VmRSS'), peak: mib('VmHWM') };
}
