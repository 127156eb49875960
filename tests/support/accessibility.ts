import { source as axeSource, type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { HEIGHTS, WIDTHS } from './browser.ts';

declare global {
  interface Window {
    axe?: { run: (parts: object, options: object) => Promise<AxeResults> };
  }
}

/**
 * Fails if axe finds anything on the page as it stands, or if anything is wider than the window: at every width that is
 * looked at, in light and in dark. The state is reached once; the window changes around it, and is put back.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  widths: readonly number[] = Object.values(WIDTHS),
  parts?: Parts,
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page
        .locator(`:root:not([data-mantine-color-scheme]), :root[data-mantine-color-scheme=${colorScheme}]`)
        .waitFor();
      expect(await findings(page, parts), `${what}, ${width} pixels, ${colorScheme}`).toEqual([]);
    }
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, `${what}, pixels too wide at ${width}`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Parts of a page, each by its selector: the only ones that are looked at, and those that are not. */
interface Parts {
  include?: string[];
  exclude?: string[];
}

/** What axe objects to, with where; on the whole page, or in parts of it. */
export async function findings(page: Page, parts: Parts = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async ({ include = ['html'], exclude = [] }) => {
    // What is still changing colour would be found too pale; what inherits one changes after its parent.
    for (let changing; (changing = document.getAnimations().filter(({ playState }) => playState === 'running')).length;)
      await Promise.allSettled(changing.map(({ finished }) => finished));
    const found = await window.axe?.run({ include, exclude }, { resultTypes: ['violations'] });
    return found?.violations ?? [];
  }, parts);
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  }));
}
