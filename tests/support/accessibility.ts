import { source as axeSource, type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { HEIGHTS, WIDTHS } from './browser.ts';

declare global {
  interface Window {
    axe?: { run: (options: object) => Promise<AxeResults> };
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
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page
        .locator(`:root:not([data-mantine-color-scheme]), :root[data-mantine-color-scheme=${colorScheme}]`)
        .waitFor();
      expect(await findings(page), `${what}, ${width} pixels, ${colorScheme}`).toEqual([]);
    }
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, `${what}, pixels too wide at ${width}`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What axe objects to, with where. */
async function findings(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    // What fades in would be found too pale while it does.
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    return (await window.axe?.run({ resultTypes: ['violations'] }))?.violations ?? [];
  });
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  }));
}
