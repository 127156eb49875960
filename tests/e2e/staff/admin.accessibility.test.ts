import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { DELETION_UNDO_MS } from '../../../web/src/lib/timing.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openBrowser, quiet, signIn, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { field, openProducts, rows, tab } from './admin-steps.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

test('axe finds nothing in the area', () =>
  visit(browser, shop.url, {}, async (page) => {
    await signIn(page, 'admin');
    await page.goto('/admin');
    await quiet(page);
    await expectAccessible(page, 'dashboard');
    await tab(page, 'Product').click();
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .waitFor();
    await expectAccessible(page, 'products');
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    await field(page, 'Stock').fill('-1');
    await page.getByText('The stock must be 0 or more.').waitFor();
    await expectAccessible(page, 'form');
    await field(page, 'Stock').fill('77');
    await field(page, 'Title').fill('Another lamp');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'changes');
    // Unsaved changes: the browser asks before it leaves.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/superAdmin');
    await quiet(page);
    await expectAccessible(page, 'unauthorized');
  }));

test('axe finds nothing while a deletion can be taken back', () =>
  visit(browser, shop.url, {}, async (page) => {
    // axe may take longer than a deletion waits, and needs the page's clock.
    await page.addInitScript((undoMs) => {
      const start = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, ms?: number) => (ms === undoMs ? 0 : start(run, ms))) as typeof setTimeout;
    }, DELETION_UNDO_MS);
    await openProducts(page);
    const ask = rows(page)
      .first()
      .getByRole('button', { name: /^Delete/ });
    const name = await ask.getAttribute('aria-label');
    await ask.click();
    await page.getByRole('button', { name: 'Delete product' }).click();
    const undo = page.getByRole('button', { name: /^Undo: keep/ });
    await undo.waitFor();
    await expectAccessible(page, 'a deletion that can be taken back');
    await undo.click();
    await page.getByRole('button', { name: name ?? '' }).waitFor();
  }));
