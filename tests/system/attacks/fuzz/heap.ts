import { queryObjects } from 'node:v8';

/** `queryObjects` collects garbage before it counts the instances of this class. There are none. */
class Nothing {}

/** Heap size after garbage collection, in bytes, including buffers. */
export function heapAtRest(): number {
  queryObjects(Nothing);
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
