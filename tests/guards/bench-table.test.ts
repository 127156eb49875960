import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BenchmarkReport } from '../../bench/report/report.ts';
import { printReport, TABLES_FILE, REPORT_FILE, withBlock } from '../../bench/report/readme-block.ts';

const readme = readFileSync(TABLES_FILE, 'utf8');
const text = readFileSync(REPORT_FILE, 'utf8');
const report = JSON.parse(text) as BenchmarkReport;

test('docs/performance.md shows the figures of docs/benchmark.json and no others', async () => {
  expect(await withBlock(readme, report)).toBe(readme);
  expect(await printReport(report)).toBe(text);
  const [first] = report.workloads;
  expect(first?.results.length).toBeGreaterThan(0);
});

test('a page without a place for the figures is refused', async () => {
  await expect(withBlock('# Haat\n', report)).rejects.toThrow(/<!-- bench -->/);
});
