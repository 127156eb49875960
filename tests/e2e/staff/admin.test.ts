import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openBrowser, quiet, signIn, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { field, openProducts, rows } from './admin-steps.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

test('the table pages, and what an admin edits a shopper in another browser sees at once', () =>
  visit(browser, shop.url, {}, async (page) => {
    await openProducts(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(/^Page 2\b/).waitFor();
    await expect.poll(() => rows(page).locator('td:first-child').allTextContents()).toEqual(['6', '7', '8', '9', '10']);
    const id = (await rows(page).first().locator('code').getAttribute('title')) ?? '';

    // The product is in the gateway's cache before it is edited.
    await visit(browser, shop.url, {}, async (shopper) => {
      await shopper.goto(`/product/single/${id}`);
      await shopper.getByRole('heading', { level: 1 }).waitFor();
    });
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    await field(page, 'Title').fill('Edited by an admin');
    await field(page, 'Stock').fill('0');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Product updated successfully').waitFor();
    await page.waitForURL('**/admin?page=2');
    await rows(page).filter({ hasText: 'Edited by an admin' }).getByText('Out of stock').waitFor();

    // A new browser: one that has the product may show its copy for another 30 s (`max-age`).
    await visit(browser, shop.url, {}, async (shopper) => {
      await shopper.goto(`/product/single/${id}`);
      await shopper.getByRole('heading', { level: 1, name: 'Edited by an admin' }).waitFor();
      await shopper
        .getByRole('button', { name: 'Out of stock' })
        .or(shopper.getByText('Out of stock'))
        .first()
        .waitFor();
    });
  }));

test('a product is created, found and deleted; one that is gone already is an error', () =>
  visit(browser, shop.url, {}, async (page) => {
    await openProducts(page);
    await page.getByRole('link', { name: 'New product' }).click();
    for (const [name, text] of [
      ['Title', 'Brass Lamp of the Test'],
      ['Description', 'Bright.'],
      ['Price to pay (₹)', '450'],
      ['Price before the discount (₹)', '500'],
      ['Stock', '3'],
      ['Main picture', '/pictures/plug-teal-front-2-640.webp'],
    ] as const)
      await field(page, name).fill(text);
    await page.getByRole('combobox', { name: 'Brand' }).fill('aldo');
    await page.getByRole('combobox', { name: 'Category' }).fill('accessories');
    await page.getByRole('button', { name: 'Create product' }).click();
    await page.getByText('product added success').waitFor();

    const search = page.getByRole('searchbox', { name: 'Search by title' });
    await search.fill('brass lamp of the test');
    const lamp = rows(page).filter({ hasText: 'Brass Lamp of the Test' });
    await lamp.waitFor();
    const askFor = lamp.getByRole('button', { name: 'Delete Brass Lamp of the Test' });
    await askFor.click();
    const question = page.getByRole('dialog', { name: 'Delete this product?' });
    await expectAccessible(page, 'question');
    await page.keyboard.press('Escape');
    await expect.poll(() => askFor.evaluate((button) => button === document.activeElement)).toBe(true);
    await askFor.click();
    await question.getByRole('button', { name: 'Delete product' }).click();
    await page.getByText('Product deleted success').waitFor();
    await page.getByRole('heading', { name: 'Nothing is called “brass lamp of the test”' }).waitFor();

    await search.fill('');
    const other = rows(page).first();
    await expect.poll(() => rows(page).count()).toBe(5);
    const id = (await other.locator('code').getAttribute('title')) ?? '';
    const admin = await shop.as('admin');
    await admin.query('mutation ($id: ID!) { deleteProduct(id: $id) { code } }', { id });
    await other.getByRole('button', { name: /^Delete/ }).click();
    await question.getByRole('button', { name: 'Delete product' }).click();
    await page.getByText('Product not found').waitFor();
    await rows(page).locator(`code[title='${id}']`).waitFor({ state: 'detached' });
  }));

test('a shopper downloads nothing of the admin area, not even at its address', () =>
  visit(browser, shop.url, {}, async (page) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const ofAdmin = () => scripts.filter((path) => /admin|counts-chart|edit-product|new-product/.test(path));
    await signIn(page, 'user');
    await page.goto('/products');
    await quiet(page);
    await page.goto('/admin/product/new');
    await quiet(page);
    await page.getByText('This is for Admin Only').waitFor();
    expect(ofAdmin().filter((path) => path.startsWith('/assets/'))).toEqual([]);
    await signIn(page, 'admin');
    await page.goto('/admin');
    await page.getByRole('tabpanel', { name: 'Dashboard' }).waitFor();
    expect(ofAdmin().some((path) => path.startsWith('/assets/admin-page'))).toBe(true);
  }));
