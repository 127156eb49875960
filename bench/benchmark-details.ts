import type { BenchmarkReport } from './benchmark-report.ts';
import { table } from './benchmark-table.ts';
import type { Result } from './rounds.ts';

/** What is told of each server in each workload, for whoever works on the gateway's speed. */
const COLUMNS: readonly [head: string, cell: (result: Result) => number | string | null][] = [
  ['server', ({ entrant }) => entrant],
  ['visits/s', ({ visitsPerSecond }) => visitsPerSecond],
  ['p50 ms', ({ p50 }) => p50],
  ['p99 ms', ({ p99 }) => p99],
  ['CPU µs', ({ cpuPerVisit }) => cpuPerVisit],
  ['peak MiB', ({ peakMib }) => peakMib],
  ['bytes', ({ bytesPerVisit }) => bytesPerVisit],
  ['requests', ({ requestsPerVisit }) => requestsPerVisit],
  ['API calls', ({ upstreamCallsPerVisit }) => upstreamCallsPerVisit],
  ['other core', ({ others }) => others],
  ['errors', ({ errors }) => errors],
];

/** All figures of the workloads, per visit where they are not per second, as tables for a terminal. */
export function renderDetails({ workloads }: BenchmarkReport): string {
  const heads = COLUMNS.map(([head]) => head);
  return workloads
    .map(({ id, title, results }) => {
      const rows = results.map((result) => COLUMNS.map(([, cell]) => String(cell(result) ?? '-')));
      return `${id} ${title}\n\n${table(heads, rows)}`;
    })
    .join('\n\n');
}
