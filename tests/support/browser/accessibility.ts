import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { resize, WIDTHS } from './browser.ts';

declare global {
  interface Window {
    axe?: { run: (parts: object, options: object) => Promise<AxeResults> };
  }
}

/** Half as much to send and to compile as the source that the package exports. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Fails if an element is wider than the window at one of the widths, or if axe finds a problem at the widest or the
 * narrowest. Dark colours are tried at the narrowest alone. The page's state stays; only the window changes, and is
 * restored.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  widths: readonly number[] = Object.values(WIDTHS),
  parts?: Parts,
): Promise<void> {
  const before = page.viewportSize();
  const [widest, narrowest] = [Math.max(...widths), Math.min(...widths)];
  await emulateScheme(page, 'light');
  for (const width of widths.toSorted((a, b) => b - a)) {
    await resize(page, width);
    expect(await page.evaluate(tooWide), `${what}, too wide at ${width} pixels`).toEqual([]);
    if (width === widest) expect(await findings(page, parts), `${what}, ${width} pixels`).toEqual([]);
    else if (width === narrowest)
      expect(await findings(page, parts, { only: COLOUR_RULES }), `${what}, ${width} pixels, light`).toEqual([]);
  }
  await emulateScheme(page, 'dark');
  const rules = widest === narrowest ? { only: COLOUR_RULES } : {};
  expect(await findings(page, parts, rules), `${what}, ${narrowest} pixels, dark`).toEqual([]);
  await emulateScheme(page, 'light');
  if (before) await page.setViewportSize(before);
}

/** The elements that make the page wider than the window, with their right edges in pixels. */
function tooWide(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.querySelectorAll('body *')]
    .map((element) => ({ element, right: element.getBoundingClientRect().right }))
    .filter(({ right }) => right > innerWidth)
    .map(({ element, right }) => `${right}: ${(element.cloneNode() as Element).outerHTML}`);
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
export async function findings(page: Page, parts: Parts = {}, rules: { only?: readonly string[] } = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ({ parts: { include = ['html'], exclude = [] }, rules }) => {
      // During a colour transition the contrast is too low. Elements that inherit a colour change after their parent.
      for (
        let changing;
        // One that follows a row's scrolling never ends.
        (changing = document
          .getAnimations()
          .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)).length;
      )
        await Promise.allSettled(changing.map(({ finished }) => finished));
      /** The HTML without its words. */
      const shapeOf = ({ outerHTML }: Element): string =>
        outerHTML.replaceAll(/>[^<]+/g, '>_').replaceAll(/ (?!class|role|type)([\w-]+)="[^"]+"/g, ' $1');
      // Two rows of a kind, or two cards, stand for all of them.
      const shapes = new Map<Element | null, string[]>();
      const repeated = [...document.querySelectorAll('li, tr, article')].filter((row) => {
        const before = shapes.get(row.parentElement) ?? [];
        const shape = shapeOf(row);
        shapes.set(row.parentElement, [...before, shape]);
        return before.filter((other) => other === shape).length > 1;
      });
      const found = await window.axe?.run(
        { include, exclude: [...exclude, ...repeated] },
        {
          resultTypes: ['violations'],
          // No rule that runs needs the style sheets and sounds that axe would load again.
          preload: false,
          ...(rules.only && { runOnly: { type: 'rule', values: rules.only } }),
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
