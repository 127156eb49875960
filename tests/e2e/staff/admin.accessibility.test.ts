import { test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { quiet, signIn } from '../../support/browser/browser.ts';
import { field, tab } from './admin-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

test('axe finds nothing in the area', () =>
  at.visit({}, async (page) => {
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
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Delete this product?' }).waitFor();
    await expectAccessible(page, 'question');
    await page.keyboard.press('Escape');
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
