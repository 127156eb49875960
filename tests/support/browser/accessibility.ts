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
 * Fails if axe finds a problem, or if an element is wider than the window, at each width, in light and dark. The page's
 * state stays; only the window changes, and is restored.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  widths: readonly number[] = Object.values(WIDTHS),
  parts?: Parts,
): Promise<void> {
  const before = page.viewportSize();
  await emulateScheme(page, 'light');
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
    // The tablet's colours are those of the other widths.
    const looksAtColours = width !== WIDTHS.tablet || widths.length === 1;
    expect(
      await findings(page, parts, looksAtColours ? {} : { without: COLOUR_RULES }),
      `${what}, ${width} pixels`,
    ).toEqual([]);
    if (looksAtColours) {
      await emulateScheme(page, 'dark');
      // In dark mode only the colours differ.
      expect(await findings(page, parts, { only: COLOUR_RULES }), `${what}, ${width} pixels, dark`).toEqual([]);
      await emulateScheme(page, 'light');
    }
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, `${what}, pixels too wide at ${width}`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

async function emulateScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page
    .locator(`:root:not([data-mantine-color-scheme]), :root[data-mantine-color-scheme=${colorScheme}]`)
    .waitFor();
}

/** axe's rules about colours, which take half of its time. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Parts of a page by selector: `include` only these, `exclude` those. */
interface Parts {
  include?: string[];
  exclude?: string[];
}

/** Problems that axe finds, with their places. */
export async function findings(
  page: Page,
  parts: Parts = {},
  rules: { only?: readonly string[]; without?: readonly string[] } = {},
) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ({ parts: { include = ['html'], exclude = [] }, rules }) => {
      // During a colour transition the contrast is too low. Elements that inherit a colour change after their parent.
      for (
        let changing;
        (changing = document.getAnimations().filter(({ playState }) => playState === 'running')).length;
      )
        await Promise.allSettled(changing.map(({ finished }) => finished));
      const found = await window.axe?.run(
        { include, exclude },
        {
          resultTypes: ['violations'],
          ...(rules.only && { runOnly: { type: 'rule', values: rules.only } }),
          ...(rules.without && { rules: Object.fromEntries(rules.without.map((rule) => [rule, { enabled: false }])) }),
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
