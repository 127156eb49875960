import { format, resolveConfig } from 'prettier';
import type { BenchmarkReport } from './report.ts';
import { renderReport } from './tables.ts';

/** The saved run, and the page that shows it. */
export const REPORT_FILE = 'docs/benchmark.json';
export const TABLES_FILE = 'docs/performance.md';

const BLOCK = /(?<=<!-- bench -->\n)[^]*?(?=<!-- \/bench -->)/;

/** docs/performance.md with a run's tables between its markers, in Prettier's format. Throws without markers. */
export async function withBlock(readme: string, report: BenchmarkReport): Promise<string> {
  if (!BLOCK.test(readme)) throw new Error(`${TABLES_FILE} has no lines <!-- bench --> and <!-- /bench -->`);
  return formatMarkdown(readme.replace(BLOCK, () => `\n${renderReport(report)}\n\n`));
}

/** Formats Markdown as Prettier does for the project. */
export async function formatMarkdown(text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(TABLES_FILE)), parser: 'markdown' });
}

/** The text of a run's JSON file, in Prettier's format. */
export async function printReport(report: BenchmarkReport): Promise<string> {
  return format(JSON.stringify(report), { ...(await resolveConfig(REPORT_FILE)), parser: 'json' });
}
