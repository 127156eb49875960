import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, signIn, visit, WIDTHS } from '../../support/browser/browser.ts';
import { boxOf } from '../../support/browser/box.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { comeWithCart, putIntoCart } from '../shopping/cart-steps.ts';
import { requireReviewedProduct } from '../screens.ts';
import { newShopper, placeOrder } from '../shoppers.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

type Box = Awaited<ReturnType<typeof boxOf>>;
const overlap = (a: Box, b: Box) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
const bar = (page: Page) => page.getByRole('banner').first();
/** Waits until the toast has stopped moving. */
async function toastOf(page: Page, text: string): Promise<Box> {
  const toast = page.getByRole('alert').filter({ hasText: text });
  await toast.waitFor();
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return boxOf(toast);
}

test.each(Object.values(WIDTHS))('at %i pixels a toast covers neither the bar nor what was pressed', (width) =>
  visit(browser, shop.url, { width }, async (page) => {
    await comeWithCart(page, shop);
    await page.goto(`/product/single/${(await requireReviewedProduct(shop)).id}`);
    const add = page.getByRole('button', { name: 'Add to Cart' });
    // At the bottom of the window, where the toast appears on a phone.
    await add.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await add.click();
    const toast = await toastOf(page, 'product added to cart');
    expect(toast.y).toBeGreaterThanOrEqual((await boxOf(bar(page))).bottom);
    expect(overlap(toast, await boxOf(add))).toBe(false);
    expect(toast.y > 400, 'at the bottom').toBe(width === WIDTHS.phone);
    // The toast must not cover the next screen's button either.
    await page.waitForURL('**/cart');
    const checkout = page.getByRole('link', { name: 'Checkout' });
    await checkout.waitFor();
    await checkout.click({ trial: true });
  }),
);

test('a product’s reviews are where a link to them leads, however late they come; Back returns', () =>
  visit(browser, shop.url, {}, async (page) => {
    const { id } = await requireReviewedProduct(shop);
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
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  }));

test('a dear cart line at 320 pixels: nothing lies over anything', () =>
  visit(browser, shop.url, { width: 320 }, async (page) => {
    const query = '{ products(pageSize: 50, sort: PRICE_DESC) { items { id title stock discountPrice } } }';
    const { data } = await shop.query<{ products: { items: { id: string; stock: number }[] } }>(query);
    const dear = data.products.items.find(({ stock }) => stock > 1);
    if (!dear) throw new Error('The shop has nothing dear.');
    await putIntoCart(await comeWithCart(page, shop), dear.id, 2);
    await page.goto('/cart');
    const row = page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem');
    const total = await boxOf(row.getByText(/Total:/));
    expect(overlap(total, await boxOf(row.getByRole('button', { name: /^Increase/ })))).toBe(false);
    expect(total.right).toBeLessThanOrEqual(320);
  }));

test.each([820, 1024, 1280])('at %i pixels no table of the staff sticks out, and no name breaks', (width) =>
  visit(browser, shop.url, { width }, async (page) => {
    await placeOrder(shop, await newShopper(shop), 2);
    await signIn(page, 'superAdmin');
    for (const tab of ['orders', 'users', 'products']) {
      await page.goto(`/superAdmin?tab=${tab}`);
      // A list paged by the gateway shows which part is visible.
      await page.getByText(new RegExp(`^(\\d+ ${tab}?|${tab} \\d+–\\d+.*)$`, 'i')).waitFor();
      const frame = await boxOf(page.getByRole('tabpanel'));
      // Measured in one step, since loading rows move others.
      const edges = await page
        .getByRole('cell')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
      expect(edges.length).toBeGreaterThan(0);
      expect(Math.max(...edges)).toBeLessThanOrEqual(frame.right);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBe(width);
      if (tab !== 'users') continue;
      const lines = await page.getByText('Aditi Deshpande', { exact: true }).evaluate((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines).toBeLessThanOrEqual(2);
    }
  }),
);

test('radios are the shop’s own in the dark', () =>
  visit(browser, shop.url, { width: WIDTHS.phone, colorScheme: 'dark' }, async (page) => {
    await page.goto('/products');
    await page.getByRole('button', { name: 'Sort by' }).click();
    const looks = (name: string) =>
      page.getByRole('radio', { name }).evaluate((radio) => {
        const { appearance, borderColor, backgroundColor } = getComputedStyle(radio);
        return { appearance, borderColor, backgroundColor };
      });
    expect((await looks('Featured')).appearance).toBe('none');
    expect((await looks('Featured')).borderColor).toBe('rgb(92, 201, 191)');
    expect((await looks('Price: low to high')).borderColor).toBe('rgb(123, 128, 163)');
  }));

test('beside an open dialog there is no pale strip where scroll bars take room', async () => {
  const withBars = await openBrowser({ scrollbars: true });
  try {
    await visit(withBars, shop.url, { width: WIDTHS.phone }, async (page) => {
      await page.goto('/products');
      await page.getByRole('article').first().waitFor();
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Sort by' }).click();
      const pixel = (x: number) => page.screenshot({ clip: { x, y: 100, width: 1, height: 1 } });
      expect((await pixel(WIDTHS.phone - 4)).equals(await pixel(4))).toBe(true);
    });
  } finally {
    await withBars.close();
  }
});
