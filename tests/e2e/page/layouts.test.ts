import { expect, test } from 'vitest';
import { goTo, HEIGHTS, resize, WIDTHS } from '../../support/browser/browser.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';
import type { Page } from 'playwright-core';
import { boxOf } from '../../support/browser/box.ts';
import { comeWithCart } from '../shopping/cart-steps.ts';
import { requireReviewedProduct } from '../screens.ts';

const at = shopInBrowser();

test('the list of products, on both sides of each change of its layout, and the cards of the home page’s carousel', () =>
  at.visit({}, async (page) => {
    await page.goto('/products');
    await page.getByRole('article').first().waitFor();
    for (const [width, shown] of [
      [992, { menu: false, filters: true, sortDialog: false }],
      [991, { menu: true, filters: true, sortDialog: false }],
      [768, { menu: true, filters: true, sortDialog: false }],
      [767, { menu: true, filters: false, sortDialog: true }],
    ] as const) {
      await resize(page, width);
      const found = {
        menu: await page.getByRole('button', { name: 'Menu' }).isVisible(),
        filters: await page.getByRole('complementary', { name: 'Filters' }).isVisible(),
        sortDialog: await page.getByRole('button', { name: 'Sort by' }).isVisible(),
      };
      expect(found, `${width} pixels`).toEqual(shown);
      if (!shown.filters) continue;
      const list = await page.getByRole('region', { name: 'Products', exact: true }).boundingBox();
      const side = await page.getByRole('complementary', { name: 'Filters' }).boundingBox();
      if (!list || !side) throw new Error('The filters or the list are not there.');
      // Beside the list on a wide window, above it on a tablet.
      if (width >= 992) expect(side.x + side.width).toBeLessThanOrEqual(list.x);
      else expect(side.y + side.height).toBeLessThanOrEqual(list.y);
    }

    await goTo(page, '/');
    const card = page.getByRole('region', { name: 'Best rated' }).getByRole('article');
    await card.first().waitFor();
    for (const [width, shown] of [
      [1440, 5],
      [1024, 5],
      [1000, 3],
      [768, 3],
      [600, 2],
      [425, 2],
      [375, 1.5],
      [320, 1.5],
    ] as const) {
      await resize(page, width);
      const first = await card.nth(0).boundingBox();
      const second = await card.nth(1).boundingBox();
      const rail = await page.getByRole('region', { name: 'Best rated' }).boundingBox();
      if (!first || !second || !rail) throw new Error('The carousel is not there.');
      const gap = second.x - first.x - first.width;
      expect((rail.width + gap) / (second.x - first.x), `${width} pixels`).toBeCloseTo(shown, 1);
    }
  }));

test('on the phone, the price and the ways to buy stay at the bottom, over no text and no toast', () =>
  at.visit({ width: WIDTHS.phone }, async (page) => {
    await page.goto('/products');
    await page.getByRole('article').getByRole('link').first().click();
    const buy = page.getByRole('button', { name: 'Buy Now' });
    await buy.waitFor();
    const height = HEIGHTS[WIDTHS.phone] ?? 0;
    for (const place of [0, 1_000, 100_000]) {
      await page.evaluate((top) => window.scrollTo(0, top), place);
      const box = await buy.boundingBox();
      expect(box && box.y + box.height, `scrolled to ${place}`).toBeLessThanOrEqual(height);
      expect(box?.y).toBeGreaterThan(height - 80);
    }
    // Its own room for the bar is below its last line.
    const last = await page.getByRole('contentinfo').locator('> :last-child').boundingBox();
    expect(last && last.y + last.height).toBeLessThanOrEqual((await buy.boundingBox())?.y ?? 0);

    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const toast = await page.getByRole('alert').first().boundingBox();
    expect(toast && toast.y + toast.height).toBeLessThanOrEqual((await buy.boundingBox())?.y ?? 0);
  }));

test('dark is dark from the first paint, and a choice outlives a reload', () =>
  at.visit({ colorScheme: 'dark' }, async (page) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto('/about');
    expect(await ground()).toBe('rgb(18, 21, 43)');
    await page.getByRole('button', { name: 'Switch to light colours' }).click();
    expect(await ground()).toBe('rgb(251, 249, 244)');
    await page.reload();
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('light');
  }));

type Box = Awaited<ReturnType<typeof boxOf>>;
const overlap = (a: Box, b: Box) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
const bar = (page: Page) => page.getByRole('banner').first();
/** Waits until the toast has stopped moving. */
async function toastOf(page: Page, text: RegExp): Promise<Box> {
  const toast = page.getByRole('alert').filter({ hasText: text });
  await toast.waitFor();
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return boxOf(toast);
}

test('a toast covers neither the bar nor what was pressed, at no width', () =>
  at.visit({ width: WIDTHS.phone }, async (page) => {
    await comeWithCart(page, at.shop);
    const product = `/product/single/${(await requireReviewedProduct(at.shop)).id}`;
    await page.goto(product);
    const add = page.getByRole('button', { name: 'Add to Cart' });
    for (const width of Object.values(WIDTHS)) {
      await resize(page, width);
      if (width !== WIDTHS.phone) await goTo(page, product);
      // At the bottom of the window, where the toast appears on a phone.
      await add.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await add.click();
      const toast = await toastOf(page, / (added to|quantity updated in) cart/);
      expect(toast.y, `${width} pixels`).toBeGreaterThanOrEqual((await boxOf(bar(page))).bottom);
      expect(overlap(toast, await boxOf(add)), `${width} pixels`).toBe(false);
      expect(toast.y > 400, 'at the bottom').toBe(width === WIDTHS.phone);
      // The toast must not cover the next screen's button either.
      await page.waitForURL('**/cart');
      const checkout = page.getByRole('link', { name: 'Checkout' });
      await checkout.waitFor();
      await checkout.click({ trial: true });
      await page.getByRole('alert').waitFor({ state: 'detached' });
    }
  }));

test('a product’s reviews are where a link to them leads, however late they come; Back returns', () =>
  at.visit({}, async (page) => {
    const { id } = await requireReviewedProduct(at.shop);
    await page.goto('/about');
    await page.evaluate(() => scrollTo(0, 300));
    await page.route('**/graphql?**', async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await page.goto(`/product/single/${id}#reviews`);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await reviews.waitFor();
    await expect.poll(() => reviews.evaluate((part) => part === document.activeElement)).toBe(true);
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(300);
    const { y } = await boxOf(reviews);
    expect(y).toBeGreaterThanOrEqual((await boxOf(bar(page))).bottom);
    expect(y).toBeLessThan(200);

    // After scrolling, Back returns to the new position.
    await page.evaluate(() => scrollBy(0, 150));
    await page
      .getByRole('link', { name: 'About Us' })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { name: 'Team Members' }).waitFor();
    await page.goBack();
    await reviews.waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place + 150);

    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: /^\d+ reviews$/ }).click();
    // Pictures that have come since may have moved it by a part of a pixel.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(place - 1);
    expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(place + 1);
  }));

test('the tab bar of a phone covers nothing that has the focus, and gives way to a keyboard, a low window and a bar of the screen’s own', () =>
  at.visit({ width: WIDTHS.phone }, async (page) => {
    await page.goto('/products');
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await bar.waitFor();
    const top = (await boxOf(bar)).top;
    for (const link of await bar.getByRole('link').all()) {
      const { width, height } = await boxOf(link);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('article').nth(1).getByRole('link').first().focus();
    for (let step = 0; step < 16; step += 1) {
      await page.keyboard.press('Tab');
      const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? NaN);
      expect(Math.floor(bottom), await page.evaluate(() => document.activeElement?.outerHTML)).toBeLessThanOrEqual(top);
    }
    await resize(page, 640, 360);
    await bar.waitFor({ state: 'hidden' });
    await resize(page, WIDTHS.phone, 812);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search products' }).focus();
    await bar.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await bar.getByRole('link', { name: 'Categories' }).click();
    await page.getByRole('heading', { name: 'Shop by category' }).waitFor();
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Buy Now' }).waitFor();
    await bar.waitFor({ state: 'hidden' });
  }));
