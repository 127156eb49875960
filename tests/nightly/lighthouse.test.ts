import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, type Verdict } from '../../scripts/lighthouse/audit.ts';
import { requireReviewedProduct } from '../e2e/screens.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { pageWork } from '../support/browser/page-cost.ts';
import { startShop, type Shop } from '../support/servers/shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  // The operation that finds the product is not registered.
  [shop, browser] = await Promise.all([startShop({ production: true, without: ['registered only'] }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** A page and the most work that it may have. */
type Measured = [name: string, path: () => Promise<string>, mostWork: number];

const LIST: Measured = ['list', async () => '/products', 3.2];

/**
 * Of each page a fifth above the most that was seen on two machines, alone and beside other work: 2.4 to 3.14 for the home page, 2.2
 * to 2.7 for the list, 2.3 to 2.95 for the detail page. Some 300 ms more make it 5. EVERY=1: all of them.
 */
const PAGES: Measured[] = process.env['EVERY']
  ? [
      ['home', async () => '/', 3.7],
      LIST,
      ['detail', async () => `/product/single/${(await requireReviewedProduct(shop)).id}`, 3.5],
    ]
  : [LIST];

test.each(PAGES)('%s works a phone no more than it may', async (_name, path, most) => {
  expect(await pageWork(browser, new URL(await path(), shop.url))).toBeLessThanOrEqual(most);
});

test.runIf(process.env['EVERY'])('a page that works for some 300 ms more works more than it may', async () => {
  const [, path, most] = LIST;
  const work = await pageWork(browser, new URL(await path(), shop.url), () =>
    addEventListener('DOMContentLoaded', () => {
      // A number of rounds, not a time: on a busy machine a part of that would be spent waiting.
      let sum = 0;
      for (let round = 0; round < 300_000_000; round += 1) sum += round % 7;
      sessionStorage.setItem('sum', String(sum));
    }),
  );
  expect(work).toBeGreaterThan(most);
});

/**
 * Largest contentful paint, ms. Most of it is Lighthouse's slow line, which it calculates: 1,160 to 1,610 on different days and machines.
 * The score for performance is no measure here. It follows how fast the machine is, and what else it does.
 */
const MOST_LCP = 1_800;
const MAX_RUNS = 5;

/** The first run that is quick enough, or else the last one: other work of the machine makes a page slower. */
async function auditOf(url: string): Promise<Verdict> {
  for (let run = 1; ; run += 1) {
    const verdict = await audit(url);
    if (verdict.lcp <= MOST_LCP || run === MAX_RUNS) return verdict;
  }
}

test.each(PAGES)('%s is there soon and whole on a phone, and nothing of it moves', async (_name, path) => {
  const { scores, problems, cls, lcp } = await auditOf(shop.url + (await path()));
  expect(problems).toEqual([]);
  expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 });
  expect(cls).toBeLessThan(0.02);
  expect(lcp).toBeLessThanOrEqual(MOST_LCP);
});
