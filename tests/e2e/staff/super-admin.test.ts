import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { goTo, quiet, signIn } from '../../support/browser/browser.ts';
import { requireReviewedProduct } from '../screens.ts';
import { placeManyOrders } from '../shoppers.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();
beforeAll(async () => {
  await placeManyOrders(at.shop, 3);
});

const open = async (page: Page, search: string) => {
  await signIn(page, 'superAdmin');
  await page.goto(`/superAdmin${search}`);
};

test('a user is created, logs in, gets another role, and is removed', () =>
  at.visit({}, async (page) => {
    const email = 'kavya.pillai@example.com';
    const password = 'Kavya@12';
    await open(page, '?tab=users');
    await page.getByRole('button', { name: 'Create user' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Kavya');
    await dialog.getByLabel('Last name').fill('Menon');
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Mobile number').fill('9845099999');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Create user' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await at.shop.visitor().logIn(email, password)).toBe('LOGGED_IN');

    await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
    await page.getByRole('button', { name: 'Change Kavya Menon' }).click();
    await dialog.getByLabel('Role').selectOption('Admin');
    await dialog.getByText('User → Admin').waitFor();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.getByText('add, change and delete products').waitFor();
    await dialog.getByRole('button', { name: 'Change role to Admin' }).click();
    await page.getByRole('cell', { name: 'Admin', exact: true }).waitFor();
    const admin = at.shop.visitor();
    await admin.logIn(email, password);
    const { data } = await admin.query<{ adminSummary: { totalProducts: number } }>(
      '{ adminSummary { totalProducts } }',
    );
    expect(data.adminSummary.totalProducts).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Remove Kavya Menon' }).click();
    await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
    await dialog.getByRole('button', { name: 'Remove user' }).click();
    await page.getByRole('heading', { name: 'No users found' }).waitFor();
    expect(await at.shop.visitor().logIn(email, password)).toBe('EMAIL_NOT_FOUND');
  }));

test('axe finds nothing in any tab and dialog', () =>
  at.visit({}, async (page) => {
    const { id } = await requireReviewedProduct(at.shop);
    await open(page, '');
    for (const [search, shown] of [
      ['', page.getByRole('table', { name: 'Orders of all customers' })],
      ['?tab=reviews', page.getByRole('button', { name: /^See reviews of/ }).first()],
      [`?tab=reviews&product=${id}`, page.getByRole('button', { name: /^Delete the review/ }).first()],
      ['?tab=products', page.getByRole('table', { name: 'All products' })],
      ['?q=zzz', page.getByRole('heading', { name: 'No orders found' })],
      ['?tab=users', page.getByRole('button', { name: 'Create user' })],
    ] as const) {
      await goTo(page, `/superAdmin${search}`);
      await shown.waitFor();
      await quiet(page);
      await expectAccessible(page, search);
    }
    for (const name of [/^Create user/, /^Remove /]) {
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page, String(name));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  }));
