import { constants, PerformanceObserver, type PerformanceEntry, type PerformanceNodeEntry } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Logger } from 'pino';

/** A cache that can give up its entries, what was used longest ago first. */
interface Evicting {
  readonly size: number;
  pop: () => unknown;
}

export interface Memory {
  /** From now on this cache gives up half of its entries each time memory is short. */
  relieveBy: (cache: Evicting) => void;
  stop: () => void;
}

const FULL = 0.4; // of the heap's limit, of which up to 96 MB are for new objects: beyond this V8 soon collects garbage all the time
const CONTAINER_FULL = 0.6; // of what the process may use: code, stacks and what is under way need the rest

/** Right after a full garbage collection, when what is in use is what is needed. */
function isMemoryShort(): boolean {
  const { used_heap_size: used, heap_size_limit: most, external_memory: external } = getHeapStatistics();
  return used > FULL * most || used + external > CONTAINER_FULL * (process.constrainedMemory() || Infinity);
}

/** The caches' own limits suit a process with 1 GB. With less, caches shrink to what there is (docs/decisions/0041). */
export function createMemory(log: Logger, isShort = isMemoryShort): Memory {
  const caches: Evicting[] = [];
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(isFullCollection) || !isShort()) return;
    log.warn(process.memoryUsage(), 'memory is short: the caches give up half of what they keep');
    for (const cache of caches) for (let left = cache.size / 2; left > 0; left -= 1) cache.pop();
  });
  observer.observe({ entryTypes: ['gc'] });
  return {
    relieveBy: (cache) => void caches.push(cache),
    stop: () => observer.disconnect(),
  };
}

const isFullCollection = (entry: PerformanceEntry): boolean =>
  ((entry as PerformanceNodeEntry).detail as { kind: number }).kind === constants.NODE_PERFORMANCE_GC_MAJOR;
