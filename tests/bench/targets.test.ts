import { expect, test } from 'vitest';
import { errorsOf, type BenchmarkReport } from '../../bench/report/report.ts';
import type { Result } from '../../bench/rounds.ts';
import { median } from '../../bench/statistics.ts';
import { renderReport } from '../../bench/report/tables.ts';
import { judge } from '../../bench/report/targets.ts';

const result = (entrant: string, rates: number[], more: Partial<Result> = {}): Result => ({
  entrant,
  visitsPerSecond: median(rates),
  rates,
  p50: 1,
  p99: 2,
  p99s: rates.map(() => 2),
  cpus: rates.map((rate) => 1e6 / rate),
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
    { id: 'W1', title: 'list', results: [result('proxy', [1000, 1500]), result('ours registered', [2500, 3750])] },
    { id: 'W2', title: 'product', results: [result('proxy', [1000, 1000]), result('ours registered', [2499, 2499])] },
    { id: 'W3', title: 'cart', results: [result('proxy', [1000, 1000]), result('ours registered', [600, 900])] },
  ],
  growth: [
    {
      of: 'connections',
      points: [
        { at: 32, results: [result('ours registered', [1, 1], { p99s: [2, 3] })] },
        { at: 256, results: [result('ours registered', [1, 1], { p99s: [12, 18] })] },
      ],
    },
  ],
  paced: { requestsPerSecond: 1000, upstreamCallsPerRequest: 0.02, p99: 1, errors: 0 },
  soak: {
    seconds: 40,
    requests: 1000,
    settledMib: 200,
    finalMib: 219,
    longestPauseMs: 50,
    collectingShare: 0.04,
    errors: 0,
  },
  seconds: 1,
};

test('a ratio at its bound is reached, one just below is not, one around it is undecided, and an unmeasured one is neither', () => {
  const verdicts = new Map(judge(REPORT).map(({ text, verdict }) => [text, verdict]));
  expect(verdicts.get('W1, ours registered : proxy')).toBe('reached');
  expect(verdicts.get('W2, ours registered : proxy')).toBe('missed');
  expect(verdicts.get('W3, ours registered : proxy')).toBe('undecided');
  expect(verdicts.get('W5, ours registered : proxy')).toBe('not measured');
});

test('a value that must be below a limit must not equal it', () => {
  const below = judge(REPORT).filter(({ bound }) => bound.startsWith('<'));
  expect(below.map(({ value, verdict }) => [value?.value.toFixed(3), verdict])).toEqual([
    ['6.000', 'missed'],
    ['1.095', 'reached'],
    ['50.000', 'missed'],
    ['0.040', 'reached'],
    ['0.020', 'missed'],
  ]);
});

test('a report shows intervals where there are any, and says what is undecided', () => {
  const text = renderReport(REPORT);
  expect(text).toMatch(
    /\| W3, ours registered : proxy \| ≥ 0\.75 \| 0\.735 \(0\.0\d+–\d+\.?\d*\) \| undecided \| 0\.735 \(/,
  );
  expect(text).toContain('| W2, ours registered : proxy | ≥ 2.5 | 2.5 | **missed** | 2.5 |');
});

test('errors are found wherever they happened', () => {
  expect(errorsOf(REPORT)).toEqual([]);
  const wrong = result('stock', [1], { errors: 3, firstError: 'status 500' });
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
