import { exactly, meets, ratioOf, type Interval } from '../confidence.ts';
import type { BenchmarkReport } from './report.ts';
import { PACE } from '../endurance.ts';
import type { EntrantName } from '../entrants.ts';
import type { Result } from '../rounds.ts';
import type { WorkloadId } from '../workloads/visit.ts';

/** `value` is undefined if the run has not measured it. */
export interface Target {
  text: string;
  bound: readonly ['≥' | '<', number];
  value: (report: BenchmarkReport) => Interval | undefined;
  /** The same in visits per second of CPU time, which other programs of the machine affect least. */
  ofCpu?: Target['value'];
}

type Value = Target['value'];

function resultOf({ workloads }: BenchmarkReport, workload: WorkloadId, entrant: EntrantName) {
  return workloads.find(({ id }) => id === workload)?.results.find((result) => result.entrant === entrant);
}

/** Ratio of an entrant's visits per second to a peer's. */
const rate = (workload: WorkloadId, entrant: EntrantName, peer: EntrantName, least: number): Target => {
  const both =
    (ratio: (own: Result, other: Result) => Interval | undefined): Value =>
    (report) => {
      const [own, other] = [resultOf(report, workload, entrant), resultOf(report, workload, peer)];
      return own && other && ratio(own, other);
    };
  return {
    text: `${workload}, ${entrant} : ${peer}`,
    bound: ['≥', least],
    value: both((own, other) => ratioOf(own.rates, other.rates)),
    ofCpu: both((own, other) => ratioOf(other.cpus, own.cpus)),
  };
};

const tailGrowth: Value = ({ growth }) => {
  const points = growth.find(({ of }) => of === 'connections')?.points;
  const p99s = (connections: number): number[] | undefined =>
    points?.find(({ at }) => at === connections)?.results.find(({ entrant }) => entrant === 'ours registered')?.p99s;
  const [few, many] = [p99s(32), p99s(256)];
  return few && many && ratioOf(many, few);
};

/** Of a part of the run that is measured once. */
const single =
  (value: (report: BenchmarkReport) => number | undefined): Value =>
  (report) => {
    const found = value(report);
    return found === undefined ? undefined : exactly(found);
  };

const TARGETS: readonly Target[] = [
  rate('W1', 'ours registered', 'proxy', 2.5),
  rate('W2', 'ours registered', 'proxy', 2.5),
  rate('W5', 'ours registered', 'proxy', 2.5),
  rate('W1', 'ours cold', 'stock', 2),
  rate('W2', 'ours cold', 'stock', 2),
  rate('W1', 'ours cold registered', 'mercurius registered', 1.3),
  rate('W2', 'ours cold registered', 'mercurius registered', 1),
  rate('W1', 'ours cold traced', 'ours cold registered', 0.8),
  rate('W3', 'ours registered', 'stock', 2.5),
  rate('W4', 'ours registered', 'stock', 2.5),
  rate('W3', 'ours registered', 'mercurius registered', 1.2),
  rate('W4', 'ours registered', 'mercurius registered', 1.2),
  rate('W3', 'ours registered', 'proxy', 0.75),
  { text: 'W1, p99 at 256 connections : p99 at 32', bound: ['<', 6], value: tailGrowth },
  {
    text: 'mixed load, memory at the end : once settled',
    bound: ['<', 1.1],
    value: single(({ soak }) => (soak?.finalMib && soak.settledMib ? soak.finalMib / soak.settledMib : undefined)),
  },
  {
    text: 'mixed load, longest pause of the event loop, ms',
    bound: ['<', 50],
    value: single(({ soak }) => soak?.longestPauseMs),
  },
  {
    text: 'mixed load, share of the time in garbage collection',
    bound: ['<', 0.05],
    value: single(({ soak }) => soak?.collectingShare),
  },
  {
    text: `API calls per request of guests, at ${PACE} requests/s`,
    bound: ['<', 0.02],
    value: single(({ paced }) => paced?.upstreamCallsPerRequest),
  },
  {
    text: `of ${PACE} requests/s of guests, share that was answered in time`,
    bound: ['≥', 0.95],
    value: single(({ paced }) => (paced ? paced.requestsPerSecond / PACE : undefined)),
  },
];

export interface Verdict {
  text: string;
  bound: string;
  value: Interval | undefined;
  ofCpu: Interval | undefined;
  /** Undecided: the interval has values on both sides of the bound. */
  verdict: 'reached' | 'missed' | 'undecided' | 'not measured';
}

/** Compares a run with the targets. */
export function judge(report: BenchmarkReport, targets: readonly Target[] = TARGETS): Verdict[] {
  return targets.map(({ text, bound: [relation, limit], value: find, ofCpu }) => {
    const value = find(report);
    const met = value && meets(value, relation, limit);
    const decided = met === undefined ? 'undecided' : met ? 'reached' : 'missed';
    return {
      text,
      bound: `${relation} ${limit}`,
      value,
      ofCpu: ofCpu?.(report),
      verdict: value ? decided : 'not measured',
    };
  });
}
