import { queryObjects } from 'node:v8';

/** Nothing is made of it: to count those there are, V8 collects all that nobody needs. */
class Nothing {}

/** What the heap holds once all that nobody needs has gone, in bytes, buffers included. */
export function heapAtRest(): number {
  queryObjects(Nothing);
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
