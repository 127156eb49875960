import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { WIDTHS } from '../../support/browser/browser.ts';
import { boxOf } from '../../support/browser/box.ts';
import { comeWithCart } from '../shopping/cart-steps.ts';
import { requireReviewedProduct } from '../screens.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

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
  at.visit({ width }, async (page) => {
    await comeWithCart(page, at.shop);
    await page.goto(`/product/single/${(await requireReviewedProduct(at.shop)).id}`);
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
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  }));
