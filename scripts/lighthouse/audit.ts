import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../install.mjs';
import { run } from '../build/steps.ts';
import { findChromium, NO_CHROMIUM } from '../test/chromium.ts';

/** Names of Lighthouse's categories. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's results for a page on a phone. */
export interface Verdict {
  /** Each category's score, 0 to 100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Largest contentful paint, ms. */
  lcp: number;
  /** Total blocking time, ms. */
  tbt: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
  /** Titles of the audits that lower a score, except for performance. */
  problems: string[];
  /** How fast this machine was then, in Lighthouse's own unit. */
  benchmarkIndex: number;
}

/** What is read of Lighthouse's JSON report. */
interface Report {
  runtimeError?: { code: string; message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}

const FOLDER = 'scripts/lighthouse';
const CLI = `${FOLDER}/node_modules/lighthouse/cli/index.js`;
/** Lighthouse's error where Chromium, on a busy machine, did not record the beginning of the page. */
const NOT_RECORDED = 'NO_NAVSTART';
const MAX_ATTEMPTS = 3;

/** Runs Lighthouse with its defaults, a mid-range phone on slow 4G, in a new browser. Installs it on first use. */
export async function audit(url: string): Promise<Verdict> {
  if (!installPackages(FOLDER, CLI, 'Installing Lighthouse (once)'))
    throw new Error('Lighthouse could not be installed.');
  for (let attempts = 1; ; attempts += 1) {
    const report = await runLighthouse(url);
    const { code, message } = report.runtimeError ?? {};
    if (code === undefined) return verdictOf(report);
    if (code !== NOT_RECORDED || attempts === MAX_ATTEMPTS) throw new Error(`${url}: ${message}`);
  }
}

async function runLighthouse(url: string): Promise<Report> {
  const chromium = findChromium();
  if (!chromium) throw new Error(NO_CHROMIUM);
  // Into a file, since warnings of Chromium are printed in between.
  const folder = mkdtempSync(join(tmpdir(), 'haat-lighthouse-'));
  const file = join(folder, 'report.json');
  const config = join(folder, 'config.json');
  writeFileSync(config, JSON.stringify({ extends: 'lighthouse:default', settings: { blankPage: blankPageOf(url) } }));
  const { code, output } = await run([
    process.execPath,
    CLI,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--config-path=${config}`,
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-path=${chromium}`,
    '--chrome-flags=--headless --no-sandbox --no-first-run',
  ]);
  try {
    if (!existsSync(file)) throw new Error(`Lighthouse ended with ${code} for ${url}:\n${output}`);
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of the same site, so that the page gets a process which records already. Where it gets a new one, its beginning is often missed. */
const blankPageOf = (url: string): string => new URL('/robots.txt', url).href;

function verdictOf({ categories, audits, environment }: Report): Verdict {
  const scoreOf = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  const valueOf = (id: string): number => audits[id]?.numericValue ?? NaN;
  const judged = CATEGORIES.filter((category) => category !== 'performance');
  const refs = judged.flatMap((category) => categories[category]?.auditRefs ?? []);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    benchmarkIndex: environment.benchmarkIndex,
    problems: refs.flatMap(({ id, weight }) => {
      const { score = null, title = id } = audits[id] ?? {};
      return weight === 0 || score === null || score >= 1 ? [] : [title];
    }),
  };
}
