import { existsSync, readFileSync } from 'node:fs';
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

/** Unit of CPU time in /proc (`getconf CLK_TCK`: 100 on every architecture that Node runs on). */
const TICKS_PER_SECOND = 100;

/** CPU time of a process and its threads so far, in µs; undefined without /proc. */
export function cpuMicroseconds(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The process name, in parentheses, may contain spaces. utime and stime are the 12th and 13th field after it (proc(5)).
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1e6;
}

/** Resident memory of a process in MiB: now (VmRSS), and the largest so far (VmHWM); undefined without /proc. */
export function memoryMib(pid: number): { now: number; peak: number } | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const mib = (name: string): number => Number(new RegExp(`${name}:\\s*(\\d+) kB`).exec(text)?.[1] ?? NaN) / 1024;
  return { now: mib('VmRSS'), peak: mib('VmHWM') };
}
