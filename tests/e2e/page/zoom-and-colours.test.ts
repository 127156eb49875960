import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { quiet, resize, WIDTHS } from '../../support/browser/browser.ts';
import { startSearchingShop } from '../../support/servers/searching-shop.ts';
import { guestScreens, requireReviewedProduct } from '../screens.ts';
import { comeWithCart } from '../shopping/cart-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser(startSearchingShop);
let screens: string[];
beforeAll(async () => {
  const forGuests = guestScreens((await requireReviewedProduct(at.shop)).id);
  screens = [...Object.values(forGuests), '/products?search=aple+wacth&min=900', '/login', '/signup'];
});

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

async function expectNothingLost(page: Page, path: string): Promise<void> {
  expect(await lost(page), path).toEqual({ cut: [], wider: 0 });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  expect(await lost(page), `${path}, with wide spacing`).toEqual({ cut: [], wider: 0 });
}

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

test('screens of guests: no motion for whoever wants none; at 400 % nothing is cut; in forced colours buttons have an outline', () =>
  at.visit({ reducedMotion: 'reduce' }, async (page) => {
    for (const path of screens) {
      await page.emulateMedia({ forcedColors: 'none' });
      await resize(page, 320, 256);
      await page.goto(path);
      await quiet(page);
      expect(await motions(page), path).toEqual([]);
      await expectNothingLost(page, path);
      await page.emulateMedia({ forcedColors: 'active' });
      await resize(page, WIDTHS.wide);
      expect(await bareButtons(page), path).toEqual([]);
    }
    await page.goto('/products?rating=4&rating=5');
    const up = page.getByRole('button', { name: '4 stars & up', pressed: true });
    expect(await up.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  }));

test('at 400 % nothing is cut on the screens of a shopper', () =>
  at.visit({}, async (page) => {
    await resize(page, 320, 256);
    await comeWithCart(page, at.shop);
    for (const path of ['/cart', '/checkout', '/wishlist', '/orders', '/profile']) {
      await page.goto(path);
      await quiet(page);
      await expectNothingLost(page, path);
    }
  }));
