import { globSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { CAN_PIN } from './processes.ts';

/** The machine of a run in a few words: figures of different machines must not be compared. */
export function describeMachine(): string {
  const cores = CAN_PIN ? 'one for the server, another for API and load' : 'the processes were not pinned to one';
  return `${cpus()[0]?.model.trim() ?? 'an unknown processor'}, ${availableParallelism()} cores (${cores}), Node ${process.version}`;
}

/** CPU time of the threads of a process so far, in µs; NaN without /proc. What threads took that have ended is missing. */
export function cpuMicroseconds(pid: number): number {
  const files = globSync(`/proc/${pid}/task/*/schedstat`);
  // The time is in ns. /proc/PID/stat has it in hundredths of a second, too coarse for a round.
  const times = files.map((file) => Number(readFileSync(file, 'utf8').split(' ', 1)[0]) / 1000);
  return times.length > 0 ? times.reduce((sum, time) => sum + time) : NaN;
}
