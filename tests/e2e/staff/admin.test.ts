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

test('who is not of the staff downloads nothing of their areas, not even at their addresses', () =>
  at.visit({}, async (page) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    // Style sheets that it shares with others have its name, too.
    const ofSuperAdmin = () => files.filter((path) => path.startsWith('/assets/super-admin'));
    const expectNoWayToSuperAdmin = async () => {
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'My Profile' }).waitFor();
      expect(await page.getByRole('menuitem', { name: 'SuperAdmin' }).count()).toBe(0);
      await page.goto('/superAdmin?tab=users');
      await page.getByText('This is for Super Admin Only').waitFor();
      await quiet(page);
      expect(ofSuperAdmin()).toEqual([]);
    };
    await signIn(page, 'user');
    await page.goto('/admin/product/new');
    await quiet(page);
    await page.getByText('This is for Admin Only').waitFor();
    await expectNoWayToSuperAdmin();
    expect(filesOfStaff(files)).toEqual([]);
    await signIn(page, 'admin');
    await page.goto('/admin');
    await page.getByRole('tabpanel', { name: 'Dashboard' }).waitFor();
    expect(filesOfStaff(files).some((path) => path.startsWith('/assets/admin-page'))).toBe(true);
    await expectNoWayToSuperAdmin();
  }));
