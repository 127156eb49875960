import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, quiet, visit, WIDTHS } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { guestScreens, requireReviewedProduct } from '../screens.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

interface Picture {
  file: string;
  drawn: number; // px of the screen
  /** False of a gallery's pictures beside the chosen one: they are read in full when somebody comes near. */
  seen: boolean;
}

/** The pictures that the browser reads first, of those in the window. A browser shows one that it has in all sizes. */
function firstPictures(): Picture[] {
  const first = [...document.images].filter(({ loading }) => loading === 'eager');
  const inWindow = first.filter((picture) => {
    const { left, right, top } = picture.getBoundingClientRect();
    return top < innerHeight && right > 0 && left < innerWidth && picture.checkVisibility();
  });
  const byFile = Map.groupBy(inWindow, ({ currentSrc }) => currentSrc);
  return [...byFile].map(([file, pictures]) => ({
    file,
    drawn: Math.max(...pictures.map(({ offsetWidth }) => offsetWidth)) * devicePixelRatio,
    seen: pictures.some((picture) => !picture.closest('[aria-hidden=true]')),
  }));
}

const widthOf = ({ file }: Picture): number => Number(/-(\d+)\.\w+$/.exec(file)?.[1]);

/** Widths that a picture comes in: 320, 640, 1280. True if the next smaller one would do, with a tenth to spare. */
const isTooLarge = (picture: Picture): boolean =>
  !(widthOf(picture) === 320 || widthOf(picture) / 2 < picture.drawn * 1.1);

/** It would be drawn blurred. */
const isTooSmall = (picture: Picture): boolean => picture.seen && widthOf(picture) < picture.drawn * 0.9;

/** web/src/fonts/README.md. A letter that neither has costs another 20 kB. */
const SMALL_FONTS = ['figtree-english', 'figtree-rupee'];

const fontsRead = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => /[\w-]+(?=-wght-normal.*woff2$)/.exec(name) ?? []);

test.each(Object.values(WIDTHS))(
  'at %i px no picture or font is read first that is larger than needed, and no picture is blurred',
  async (width) => {
    const { home = '', products = '', detail = '' } = guestScreens((await requireReviewedProduct(shop)).id);
    // Each in a new window, without the pictures of the one before.
    for (const path of [home, products, detail])
      await visit(browser, shop.url, { width }, async (page) => {
        await page.goto(path);
        await quiet(page);
        const pictures = await page.evaluate(firstPictures);
        expect(pictures.length, path).toBeGreaterThan(0);
        expect(pictures.filter(isTooLarge), path).toEqual([]);
        expect(pictures.filter(isTooSmall), path).toEqual([]);
        expect((await page.evaluate(fontsRead)).sort(), path).toEqual(SMALL_FONTS);
      });
  },
);
