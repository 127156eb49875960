import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SLIDE_MS } from '../../../web/src/lib/timing.ts';
import { openBrowser, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { requireReviewedProduct } from '../screens.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${decodeURIComponent(search)}`;
};
const cards = (page: Page) => page.getByRole('region', { name: 'Products', exact: true }).getByRole('article');

test('home: slides, categories, and products that lead on', () =>
  visit(browser, shop.url, {}, async (page) => {
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
  await visit(browser, shop.url, { reducedMotion: 'no-preference' }, async (page) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Pause slides' }).waitFor();
    for (const which of ['2 of 3', '3 of 3', '1 of 3']) {
      await page.clock.runFor(SLIDE_MS + 1_000);
      await slide(page, which).waitFor();
    }
  });
  await visit(browser, shop.url, { reducedMotion: 'reduce' }, async (page) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play slides' }).waitFor();
    await page.clock.runFor(SLIDE_MS + 1_000);
    expect(await slide(page, '1 of 3').count()).toBe(1);
  });
});

test('a category tile leads to the list filtered by it, and the filter can be taken out', () =>
  visit(browser, shop.url, {}, async (page) => {
    await page.goto('/');
    await page.getByRole('region', { name: 'Shop by category' }).getByRole('link', { name: 'accessories' }).click();
    await page.getByRole('checkbox', { name: 'accessories', checked: true }).waitFor();
    expect(address(page)).toBe('/products?category=accessories');
    expect(await page.evaluate(() => localStorage.getItem('homeCategory'))).toBe('accessories');
    await page.getByRole('button', { name: 'Remove accessories' }).click();
    await page.getByRole('checkbox', { name: 'accessories', checked: false }).waitFor();
    expect(address(page)).toBe('/products');
  }));

test("filters stand in the address: shared views open the same, and 'back' undoes", () =>
  visit(browser, shop.url, {}, async (page) => {
    await page.goto('/products');
    await page.getByRole('checkbox', { name: 'Electronics' }).check();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
    await page.waitForURL('**/products?category=Electronics&sort=price-up');
    await cards(page).first().waitFor();
    await page.locator('[aria-busy=false]').waitFor();
    const shown = await cards(page).allTextContents();
    await page.reload();
    await cards(page).first().waitFor();
    expect(await cards(page).allTextContents()).toEqual(shown);
    await page.goBack();
    await page.waitForURL('**/products?category=Electronics');
    await page.goBack();
    await page.getByRole('checkbox', { name: 'Electronics', checked: false }).waitFor();
  }));

test('pages follow one another, and going back from a product returns to the same place', () =>
  visit(browser, shop.url, {}, async (page) => {
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

test('on a tablet the choices of a price stand in columns', () =>
  visit(browser, shop.url, { width: 820 }, async (page) => {
    await page.goto('/products');
    await page.getByRole('group', { name: 'Price' }).getByRole('button').click();
    const boxes = page.locator('label:has(input[name=price])');
    await boxes.first().waitFor();
    const lefts = await boxes.evaluateAll((all) => all.map((label) => Math.round(label.getBoundingClientRect().left)));
    expect(lefts.length).toBeGreaterThan(3);
    const columns = new Set(lefts).size;
    expect(columns).toBeGreaterThan(1);
    // The last row begins where the first one does.
    for (const [place, left] of lefts.entries()) expect(left).toBe(lefts[place % columns]);
  }));

test('the search finds while typing, by keyboard alone', () =>
  visit(browser, shop.url, {}, async (page) => {
    const { title, id } = await requireReviewedProduct(shop);
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

test('a product shows two reviews, then all; a thumbnail changes the picture', () =>
  visit(browser, shop.url, {}, async (page) => {
    const { id, title, reviews } = await requireReviewedProduct(shop);
    expect(reviews.length).toBeGreaterThan(2);
    await page.goto(`/product/single/${id}`);
    const shown = page.getByRole('region', { name: 'Reviews' }).locator('li');
    await shown.first().waitFor();
    expect(await shown.count()).toBe(2);
    await page.getByRole('button', { name: 'SEE ALL REVIEWS' }).click();
    expect(await shown.count()).toBe(reviews.length);
    const picture = page.getByRole('img', { name: `${title}, picture 1 of` });
    await picture.waitFor();
    await page.getByRole('button', { name: /^Picture 2 of/ }).click();
    await page.getByRole('img', { name: `${title}, picture 2 of` }).waitFor();
    expect(await page.title()).toBe(`Haat | ${title}`);
  }));

test('about, a missing product and a missing page', () =>
  visit(browser, shop.url, {}, async (page) => {
    await page.goto('/about');
    await page.getByRole('heading', { name: 'Team Members' }).waitFor();
    expect(await page.title()).toBe('Haat | About Us');
    await page.goto('/nowhere');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.goto('/product/single/000000000000000000000000');
    await page.getByRole('heading', { name: 'This product is not in the shop any more' }).waitFor();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL(`${shop.url}/`);
  }));

test('from the home page to a product with the keyboard alone', () =>
  visit(browser, shop.url, {}, async (page) => {
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
  visit(browser, shop.url, {}, async (page) => {
    await page.goto('/products');
    await cards(page).first().waitFor();
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => scrollY > 400);
    await page.goto('/about');
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }));
