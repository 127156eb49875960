import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { quiet } from '../../support/browser/browser.ts';
import { asking, startSearchingShop, type Ask } from '../../support/servers/searching-shop.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser(startSearchingShop);
let search: Ask;
beforeAll(async () => {
  search = asking(at.shop);
});

const address = (page: Page): string => decodeURIComponent(new URL(page.url()).search);
const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const products = (count: number | null): string => `${count} ${count === 1 ? 'product' : 'products'}`;

test('somebody who types badly finds it by keyboard, and narrows it down by what each choice would give', () =>
  at.visit({}, async (page) => {
    await page.goto('/about');
    await box(page).fill('aple wacth');
    await page
      .getByRole('option', { name: /^Apple Watch .* ₹[\d,]+$/ })
      .first()
      .waitFor();
    await page.getByRole('option', { name: /^by Apple \d+$/ }).click();
    const inBrand = await search({ filter: { search: 'apple watch', brands: ['Apple'] } });
    await page.getByRole('heading', { level: 1, name: 'Results for “apple watch”' }).waitFor();
    await page.getByRole('status').getByText(products(inBrand.total), { exact: true }).waitFor();
    expect(address(page)).toBe('?search=apple+watch&brand=Apple');
    expect(await box(page).inputValue()).toBe('apple watch');

    const stars = inBrand.counts?.stars.find(({ count }) => count > 0);
    const choice = page.getByRole('checkbox', { name: `${stars?.stars} star`, exact: false });
    await choice.click();
    await page
      .getByRole('status')
      .getByText(products(stars?.count ?? 0), { exact: true })
      .waitFor();
    expect(await page.getByRole('article').count()).toBe(stars?.count);
  }));

test('what the filters count is there in the page that the server sends, and works without JavaScript', async () => {
  const all = await search({});
  const paid = await search({ filter: { minDiscountPrice: 900, maxDiscountPrice: 2500, brands: ['aldo'] } });
  expect(paid.total).toBeGreaterThan(1);
  await at.visit({ javaScript: false }, async (page) => {
    await page.goto('/products');
    await page.getByText(products(all.total), { exact: true }).waitFor();
    await page.getByRole('link', { name: `Page ${Math.ceil((all.total ?? 0) / 12)}`, exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'aldo' }).check();
    await page.getByRole('spinbutton', { name: 'Lowest price to pay, in rupees' }).fill('900');
    await page.getByRole('spinbutton', { name: 'Highest price to pay, in rupees' }).fill('2500');
    await page.getByRole('button', { name: 'Go' }).click();
    await page.getByText(products(paid.total), { exact: true }).waitFor();
    expect(await page.getByRole('spinbutton', { name: 'Lowest price to pay, in rupees' }).inputValue()).toBe('900');

    const text = 'emerald xylophone';
    const [best] = (await search({ filter: { search: text }, sort: 'BEST_MATCH' })).items;
    await page.goto(`/products?search=${text.replace(' ', '+')}`);
    await page.getByText(`No product has all of “${text}”. These have some of the words.`).waitFor();
    await page.getByRole('link', { name: best?.title ?? '', exact: true }).waitFor();
  });
});

test('axe finds nothing in a list of some of the words, suggestions, and a product that is gone', () =>
  at.visit({}, async (page) => {
    for (const path of ['/products?search=emerald+zzzz', '/product/single/gone']) {
      await page.goto(path);
      await quiet(page);
      await expectAccessible(page, path);
    }
    await page.goto('/about');
    await box(page).fill('aple wacth');
    await page.getByRole('option', { name: /^by Apple/ }).waitFor();
    await expectAccessible(page, 'suggestions', [1440]);
  }));
