import { expect, test } from 'vitest';
import { errorsOf, type BenchmarkReport } from '../../bench/report/report.ts';
import type { Result } from '../../bench/rounds.ts';
import { judge } from '../../bench/report/targets.ts';

const result = (entrant: string, visitsPerSecond: number, more: Partial<Result> = {}): Result => ({
  entrant,
  visitsPerSecond,
  p50: 1,
  p99: 2,
  cpuPerVisit: 100,
  peakMib: 100,
  bytesPerVisit: 1000,
  requestsPerVisit: 1,
  upstreamCallsPerVisit: 1,
  others: 0.2,
  errors: 0,
  ...more,
});

const REPORT: BenchmarkReport = {
  date: '2026-11-21',
  mode: 'full',
  machine: { cpu: 'one', cores: 2, memoryGib: 4, node: 'v24', platform: 'linux x64', pinned: true },
  effort: { rounds: 5, warmUpMs: 1, roundMs: 1, connections: 32 },
  ceiling: 1000,
  workloads: [
    { id: 'W1', title: 'list', results: [result('proxy', 1000), result('ours registered', 2500)] },
    { id: 'W2', title: 'product', results: [result('proxy', 1000), result('ours registered', 2499)] },
  ],
  growth: [
    {
      of: 'connections',
      points: [
        { at: 32, results: [result('ours registered', 1, { p99: 2 })] },
        { at: 256, results: [result('ours registered', 1, { p99: 24 })] },
      ],
    },
  ],
  paced: { requestsPerSecond: 1000, upstreamCallsPerRequest: 0.02, p99: 1, errors: 0 },
  soak: { seconds: 40, requests: 1000, settledMib: 200, finalMib: 219, errors: 0 },
  seconds: 1,
};

test('a ratio at its bound is reached, one just below is not, and an unmeasured one is neither', () => {
  const verdicts = new Map(judge(REPORT).map((verdict) => [verdict.text, verdict]));
  expect(verdicts.get('W1, ours registered : proxy')).toMatchObject({ value: 2.5, reached: true, by: 0 });
  expect(verdicts.get('W2, ours registered : proxy')).toMatchObject({ value: 2.499, reached: false });
  expect(verdicts.get('W5, ours registered : proxy')).toMatchObject({ value: undefined, reached: undefined });
});

test('a value that must be below a limit must not equal it', () => {
  const reached = judge(REPORT).filter(({ bound }) => bound.startsWith('<'));
  expect(reached.map(({ value, reached: met }) => [value, met])).toEqual([
    [12, false],
    [1.095, true],
    [0.02, false],
  ]);
});

test('errors are found wherever they happened', () => {
  expect(errorsOf(REPORT)).toEqual([]);
  const wrong = result('stock', 1, { errors: 3, firstError: 'status 500' });
  const report: BenchmarkReport = {
    ...REPORT,
    workloads: [{ id: 'W4', title: 'cart', results: [wrong] }],
    growth: [{ of: 'connections', points: [{ at: 8, results: [wrong] }] }],
    paced: REPORT.paced && { ...REPORT.paced, errors: 1, firstError: 'no answer' },
  };
  expect(errorsOf(report)).toEqual([
    'W4, stock: 3 errors, the first: status 500',
    '8 connections, stock: 3 errors, the first: status 500',
    'paced: 1 errors, the first: no answer',
  ]);
});
