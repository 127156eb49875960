import { expect, test } from 'vitest';
import { quiet, signIn } from '../../support/browser/browser.ts';
import { field, filesOfStaff, openProducts, rows } from './admin-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

test('the table pages, and what an admin edits a shopper in another browser sees at once', () =>
  at.visit({}, async (page) => {
    await openProducts(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(/^Page 2\b/).waitFor();
    await expect.poll(() => rows(page).locator('td:first-child').allTextContents()).toEqual(['6', '7', '8', '9', '10']);
    const id = (await rows(page).first().locator('span[aria-hidden][title]').getAttribute('title')) ?? '';

    // The product is in the gateway's cache before it is edited.
    await at.visit({}, async (shopper) => {
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
    await at.visit({}, async (shopper) => {
      await shopper.goto(`/product/single/${id}`);
      await shopper.getByRole('heading', { level: 1, name: 'Edited by an admin' }).waitFor();
      await shopper
        .getByRole('button', { name: 'Out of stock' })
        .or(shopper.getByText('Out of stock'))
        .first()
        .waitFor();
    });
  }));

test('a shopper downloads nothing of the admin area, not even at its address', () =>
  at.visit({}, async (page) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await signIn(page, 'user');
    await page.goto('/products');
    await quiet(page);
    await page.goto('/admin/product/new');
    await quiet(page);
    await page.getByText('This is for Admin Only').waitFor();
    expect(filesOfStaff(scripts)).toEqual([]);
    await signIn(page, 'admin');
    await page.goto('/admin');
    await page.getByRole('tabpanel', { name: 'Dashboard' }).waitFor();
    expect(filesOfStaff(scripts).some((path) => path.startsWith('/assets/admin-page'))).toBe(true);
  }));
