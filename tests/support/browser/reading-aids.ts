import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { resize, WIDTHS } from './browser.ts';

/** WCAG 2.2, 1.4.12: what a reader may set, and nothing may be lost by. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Texts that are cut, and by how many pixels the page is wider than the window. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isCut = (element: Element) => {
      const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element);
      const { clientHeight, clientWidth, scrollHeight, scrollWidth } = element;
      return (
        clip === 'auto' &&
        clipPath === 'none' &&
        ((overflowX === 'hidden' && scrollWidth > clientWidth + 1) ||
          (overflowY === 'hidden' && scrollHeight > clientHeight + 2))
      );
    };
    const all = [...document.querySelectorAll('header *, main *, footer *')];
    const cut = all.filter((element) => element.checkVisibility() && hasText(element) && isCut(element));
    return {
      cut: cut.map(({ textContent }) => textContent),
      wider: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    };
  });

/** Animations that are seen. What ends within its first frame, or waits for it, is drawn in its last state only. */
const motions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => animation.effect!.getComputedTiming())
      .filter(({ activeDuration }) => Number(activeDuration) > 1),
  );

/** Words of buttons that have neither a border nor a line below them. */
const bareButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a[class*="primary"], header a[class*="primary"]')]
      .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
      .filter((element) => {
        const { borderTopWidth, textDecorationLine } = getComputedStyle(element);
        return borderTopWidth === '0px' && !textDecorationLine.includes('underline');
      })
      .map(({ innerText }) => innerText),
  );

/** Fails if a text is cut at 400 % of 1280 px, also with a reader's own spacing. The page's state and window stay. */
export async function expectNothingLost(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  await resize(page, 320, 256);
  expect(await lost(page), `${what} at 400 %`).toEqual({ cut: [], wider: 0 });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  expect(await lost(page), `${what} at 400 %, with wide spacing`).toEqual({ cut: [], wider: 0 });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  if (before) await page.setViewportSize(before);
}

/** Fails if something moves, for a visitor who wants no motion. */
export async function expectStill(page: Page, what: string): Promise<void> {
  expect(await motions(page), what).toEqual([]);
}

/** Fails if a button of a wide window has neither border nor line where the system chooses the colours. */
export async function expectOutlines(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await resize(page, WIDTHS.wide);
  expect(await bareButtons(page), what).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}
