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
