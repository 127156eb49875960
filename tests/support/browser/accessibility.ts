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
      // Everything but the colours is the same in the dark.
      const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
      expect(await findings(page, parts, rules), `${what}, ${width} pixels, ${colorScheme}`).toEqual([]);
    }
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, `${what}, pixels too wide at ${width}`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The rules of axe that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Parts of a page, each by its selector: the only ones that are looked at, and those that are not. */
interface Parts {
  include?: string[];
  exclude?: string[];
}

/** What axe objects to, with where; on the whole page or in parts of it, by all rules or by some. */
export async function findings(page: Page, parts: Parts = {}, rules?: readonly string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ({ parts: { include = ['html'], exclude = [] }, rules }) => {
      // What is still changing colour would be found too pale; what inherits one changes after its parent.
      for (
        let changing;
        (changing = document.getAnimations().filter(({ playState }) => playState === 'running')).length;
      )
        await Promise.allSettled(changing.map(({ finished }) => finished));
      const found = await window.axe?.run(
        { include, exclude },
        {
          resultTypes: ['violations'],
          ...(rules && { runOnly: { type: 'rule', values: rules } }),
        },
      );
      return found?.violations ?? [];
    },
    { parts, rules },
  );
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  }));
}
