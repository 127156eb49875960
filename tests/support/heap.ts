import { setFlagsFromString } from 'node:v8';
// oxlint-disable-next-line no-restricted-imports -- the code is the constant 'gc'; contexts from before the flag do not have it
import { runInNewContext } from 'node:vm';

// `queryObjects` collects garbage, too, but walks the whole heap, which takes seconds in a worker that has run other files.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Heap and buffers after garbage collection, in bytes. */
export function heapAtRest(): { heap: number; buffers: number } {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return { heap: heapUsed, buffers: external };
}
