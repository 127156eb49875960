import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';
import { boxOf } from '../../support/browser/box.ts';

const at = shopInBrowser();

const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${decodeURIComponent(search)}`;
};
const list = (page: Page) => page.getByRole('region', { name: 'Products', exact: true });
const cards = (page: Page) => list(page).getByRole('article');
const first = (page: Page) => cards(page).first();
/** Of the phone's bar for the order and the filters. */
const bar = (page: Page) => page.getByRole('button', { name: /^Filter/ }).locator('..');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

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

test('pages follow one another, with the focus; going back from a product returns to the same place', () =>
  at.visit({}, async (page) => {
    await page.goto('/products');
    await page.waitForLoadState('networkidle');
    const before = await cards(page).first().textContent();
    await page.getByRole('link', { name: 'Next' }).press('Enter');
    await page.getByText(/^Page 2\b/).waitFor();
    await expect.poll(() => cards(page).first().textContent()).not.toBe(before);
    // Tab goes on to the first product of the new page.
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await list(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await first(page).evaluate((card) => card.contains(document.activeElement))).toBe(true);

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

/** The middle of the list, once the code that is loaded after the first screen is there. */
async function toTheMiddle(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await list(page)
    .getByRole('article')
    .nth(6)
    .evaluate((card) => card.scrollIntoView({ block: 'center' }));
  return scrolled(page);
}

const startsBelow = (page: Page, edge: () => Promise<number>) =>
  expect
    .poll(async () => {
      const above = (await boxOf(list(page))).top - (await edge());
      return above > -1 && above < 24;
    })
    .toBe(true);

test('on a phone an order, a filter and one that goes show the first result; back returns to the middle', () =>
  at.visit({ width: 375 }, async (page) => {
    await page.goto('/products');
    await toTheMiddle(page);
    expect((await boxOf(list(page))).top).toBeLessThan(0);
    const barEnd = async () => (await boxOf(bar(page))).bottom;

    await page.getByRole('button', { name: /^Sort by/ }).click();
    const middle = await scrolled(page);
    const before = await first(page).textContent();
    await page.getByRole('radio', { name: 'Price: low to high' }).click();
    // Until then the first product may leave while it is measured.
    await expect.poll(() => first(page).textContent()).not.toBe(before);
    await startsBelow(page, barEnd);
    expect((await boxOf(first(page))).top).toBeGreaterThan(await barEnd());

    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(middle);

    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Electronics' }).check();
    await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click();
    await startsBelow(page, barEnd);

    await toTheMiddle(page);
    await page.getByRole('button', { name: 'Filter (1)' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click();
    await startsBelow(page, barEnd);
  }));
