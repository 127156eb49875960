import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
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
}

/** Lighthouse's error where Chromium, on a busy machine, did not record the beginning of the page. */
const NOT_RECORDED = 'NO_NAVSTART';
const MAX_ATTEMPTS = 3;

/** Runs Lighthouse with its defaults, a mid-range phone on slow 4G, in a new browser. */
export async function audit(url: string): Promise<Verdict> {
  for (let attempts = 1; ; attempts += 1) {
    const lhr = await look(url);
    const { code, message } = lhr.runtimeError ?? {};
    if (code === undefined) return verdictOf(lhr);
    if (code !== NOT_RECORDED || attempts === MAX_ATTEMPTS) throw new Error(`${url}: ${message}`);
  }
}

async function look(url: string): Promise<Result> {
  await using browser = await openBrowser();
  const result = await lighthouse(url, { port: browser.port, logLevel: 'silent', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  return result.lhr;
}

/** Starts a Chromium with an empty profile and a debugging port. */
async function openBrowser(): Promise<{ port: number } & AsyncDisposable> {
  const path = findChromium();
  if (!path) throw new Error(NO_CHROMIUM);
  const profile = mkdtempSync(join(tmpdir(), 'haat-lighthouse-'));
  const child = spawn(
    path,
    ['--headless', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said) ?? [];
      if (found) resolve(Number(found));
    });
    void ended.then(() => reject(new Error(`Chromium ended before it could be used:\n${said}`)));
  });
  return {
    port,
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function verdictOf(lhr: Result): Verdict {
  const scoreOf = (category: string): number => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const valueOf = (id: string): number => lhr.audits[id]?.numericValue ?? NaN;
  const judged = CATEGORIES.filter((category) => category !== 'performance');
  const refs = judged.flatMap((category) => lhr.categories[category]?.auditRefs ?? []);
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
    problems: refs.flatMap(({ id, weight }) => {
      const { score = null, title = id } = lhr.audits[id] ?? {};
      return weight === 0 || score === null || score >= 1 ? [] : [title];
    }),
  };
}
