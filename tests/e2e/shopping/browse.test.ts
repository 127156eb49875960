import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SLIDE_MS } from '../../../web/src/lib/timing.ts';
import { requireReviewedProduct } from '../screens.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${decodeURIComponent(search)}`;
};
const cards = (page: Page) => page.getByRole('region', { name: 'Products', exact: true }).getByRole('article');

test('home: slides, categories, and products that lead on', () =>
  at.visit({}, async (page) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Bright ideas, switched on' }).waitFor();
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.getByRole('group', { name: '2 of 3' }).getByRole('link', { name: 'Shop accessories' }).waitFor();
    const rail = page.getByRole('region', { name: 'Best rated' });
    await rail
      .getByRole('link', { name: /^See more about/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Reviews' }).waitFor();
    expect(address(page)).toMatch(/^\/product\/single\/./);
  }));

test('home: the slides turn by themselves and start over; motion that is not wanted stops them', async () => {
  const slide = (page: Page, which: string) => page.locator(`[aria-label="${which}"]:not([inert])`);
  await at.visit({ reducedMotion: 'no-preference' }, async (page) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Pause slides' }).waitFor();
    for (const which of ['2 of 3', '3 of 3', '1 of 3']) {
      await page.clock.runFor(SLIDE_MS + 1_000);
      await slide(page, which).waitFor();
    }
  });
  await at.visit({ reducedMotion: 'reduce' }, async (page) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play slides' }).waitFor();
    await page.clock.runFor(SLIDE_MS + 1_000);
    expect(await slide(page, '1 of 3').count()).toBe(1);
  });
});

test('pages follow one another, and going back from a product returns to the same place', () =>
  at.visit({}, async (page) => {
    await page.goto('/products');
    const first = await cards(page).first().textContent();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText(/^Page 2\b/).waitFor();
    await expect.poll(() => cards(page).first().textContent()).not.toBe(first);
    await cards(page).nth(8).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await cards(page).nth(8).getByRole('link').click();
    await page.getByRole('heading', { name: 'Reviews' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.getByText(/^Page 2\b/).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  }));

test('the search finds while typing, by keyboard alone', () =>
  at.visit({}, async (page) => {
    const { title, id } = await requireReviewedProduct(at.shop);
    await page.goto('/about');
    await page.getByRole('combobox', { name: 'Search products' }).fill(title.toUpperCase());
    await page.getByRole('option', { name: title }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    expect(address(page)).toBe(`/product/single/${id}`);

    await page.getByRole('combobox', { name: 'Search products' }).fill('zzzz');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Products not available' }).waitFor();
    expect(address(page)).toBe('/products?search=zzzz');
  }));

test('from the home page to a product with the keyboard alone', () =>
  at.visit({}, async (page) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /^See more about/ })
      .first()
      .waitFor();
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    expect(await focused()).toBe('Skip to the main content');
    await page.keyboard.press('Enter');
    for (let step = 0; step < 40 && !(await focused()).startsWith('See more'); step += 1)
      await page.keyboard.press('Tab');
    expect(await focused()).toMatch(/^See more about/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Reviews' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  }));

test('an address that is typed opens at its top, wherever the screen before was left', () =>
  at.visit({}, async (page) => {
    await page.goto('/products');
    await cards(page).first().waitFor();
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => scrollY > 400);
    await page.goto('/about');
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }));
