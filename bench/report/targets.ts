import type { BenchmarkReport } from './report.ts';
import { PACE } from '../endurance.ts';
import type { EntrantName } from '../entrants.ts';
import type { WorkloadId } from '../workloads/visit.ts';

/** `value` is undefined if the run has not measured it. */
export interface Target {
  text: string;
  bound: readonly ['≥' | '<', number];
  value: (report: BenchmarkReport) => number | undefined;
}

type Value = Target['value'];

function resultOf({ workloads }: BenchmarkReport, workload: WorkloadId, entrant: EntrantName) {
  return workloads.find(({ id }) => id === workload)?.results.find((result) => result.entrant === entrant);
}

/** Ratio of an entrant's visits per second to a peer's. */
const times =
  (workload: WorkloadId, entrant: EntrantName, peer: EntrantName): Value =>
  (report) => {
    const [own, other] = [resultOf(report, workload, entrant), resultOf(report, workload, peer)];
    return own && other && own.visitsPerSecond / other.visitsPerSecond;
  };

const rate = (workload: WorkloadId, entrant: EntrantName, peer: EntrantName, least: number): Target => ({
  text: `${workload}, ${entrant} : ${peer}`,
  bound: ['≥', least],
  value: times(workload, entrant, peer),
});

const tailGrowth: Value = ({ growth }) => {
  const points = growth.find(({ of }) => of === 'connections')?.points;
  const p99 = (connections: number): number | undefined =>
    points?.find(({ at }) => at === connections)?.results.find(({ entrant }) => entrant === 'ours registered')?.p99;
  const [few, many] = [p99(32), p99(256)];
  return few === undefined || many === undefined ? undefined : many / few;
};

export const TARGETS: readonly Target[] = [
  rate('W1', 'ours registered', 'proxy', 2.5),
  rate('W2', 'ours registered', 'proxy', 2.5),
  rate('W5', 'ours registered', 'proxy', 2.5),
  rate('W1', 'ours cold', 'stock', 2),
  rate('W2', 'ours cold', 'stock', 2),
  rate('W1', 'ours cold registered', 'mercurius registered', 1),
  rate('W2', 'ours cold registered', 'mercurius registered', 1),
  rate('W1', 'ours cold traced', 'ours cold registered', 0.8),
  rate('W3', 'ours registered', 'stock', 2.5),
  rate('W4', 'ours registered', 'stock', 2.5),
  { text: 'W1, p99 at 256 connections : p99 at 32', bound: ['<', 12], value: tailGrowth },
  {
    text: 'mixed load, memory at the end : once settled',
    bound: ['<', 1.1],
    value: ({ soak }) => (soak?.finalMib && soak.settledMib ? soak.finalMib / soak.settledMib : undefined),
  },
  {
    text: `API calls per request of guests, at ${PACE} requests/s`,
    bound: ['<', 0.02],
    value: ({ paced }) => paced?.upstreamCallsPerRequest,
  },
  {
    text: `of ${PACE} requests/s of guests, share that was answered in time`,
    bound: ['≥', 0.95],
    value: ({ paced }) => (paced ? paced.requestsPerSecond / PACE : undefined),
  },
];

/** `reached` is undefined if it was not measured. */
export interface Verdict {
  text: string;
  bound: string;
  value: number | undefined;
  reached: boolean | undefined;
  /** Distance of the value from the bound, as a share of the bound. */
  by: number | undefined;
}

/** Compares a run with the targets. */
export function judge(report: BenchmarkReport, targets: readonly Target[] = TARGETS): Verdict[] {
  return targets.map(({ text, bound: [relation, limit], value: find }) => {
    const value = find(report) ?? undefined;
    const reached = value === undefined ? undefined : relation === '<' ? value < limit : value >= limit;
    return {
      text,
      bound: `${relation} ${limit}`,
      value,
      reached,
      by: value === undefined ? undefined : value / limit - 1,
    };
  });
}
