import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { goTo, openBrowser, quiet, signIn, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { requireReviewedProduct } from '../screens.ts';

let shop: Shop;
let browser: Browser;
let orderIds: string[];
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  orderIds = await placeOrders(3);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** Orders of the seeded shopper with one product each. */
async function placeOrders(count: number): Promise<string[]> {
  const shopper = await shop.as('user');
  const address = `{ address: "14, Lake View Road", block: "Ward 6", state: "Kerala", city: "Ernakulam", postalCode: "682011" }`;
  const { data } = await shopper.query<{ saveAddress: { deliveryAddressId: string } }>(
    `mutation { saveAddress(input: ${address}) { deliveryAddressId } }`,
  );
  const list = await shop.query<{ products: { items: { id: string; stock: number }[] } }>(
    '{ products(pageSize: 50) { items { id stock } } }',
  );
  const products = list.data.products.items.filter(({ stock }) => stock > 0).slice(0, count);
  const ids: string[] = [];
  for (const { id: productId } of products) {
    const placed = await shopper.query<{ placeOrder: { order: { id: string } } }>(
      `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }`,
      {
        input: { items: [{ productId }], paymentMethod: 'UPI', deliveryAddressId: data.saveAddress.deliveryAddressId },
      },
    );
    ids.push(placed.data.placeOrder.order.id);
  }
  return ids;
}

const toast = (page: Page, message: string | RegExp) => page.getByRole('alert').filter({ hasText: message });
const open = async (page: Page, search: string) => {
  await signIn(page, 'superAdmin');
  await page.goto(`/superAdmin${search}`);
};

test('an order is moved on until it is delivered; then the totals count it and it is locked', () =>
  visit(browser, shop.url, {}, async (page) => {
    const [id] = orderIds;
    await open(page, '?tab=orders&status=PENDING');
    const status = page.getByRole('combobox', { name: `Status of order ${id}` });
    const save = page.getByRole('button', { name: `Save the status of order ${id}` });
    await status.selectOption('Packed');
    await save.click();
    await toast(page, /^Order …\w+: Packed/).waitFor();
    await status.waitFor({ state: 'detached' });
    const delivered = page.getByText('Orders delivered').locator('xpath=..').getByRole('definition');
    expect(await delivered.textContent()).toBe('0');

    await page.getByRole('button', { name: /^All \d/ }).click();
    await status.selectOption('Delivered');
    await page.getByText('This is final').waitFor();
    await save.click();
    await expect.poll(() => delivered.textContent()).toBe('1');
    expect(await status.isDisabled()).toBe(true);
    await page.reload();
    await page.getByText('A delivered order can’t be changed.').waitFor();
    expect(await status.inputValue()).toBe('DELIVERED');
  }));

test('a user is created, logs in, gets another role, and is removed', () =>
  visit(browser, shop.url, {}, async (page) => {
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
    expect(await shop.visitor().logIn(email, password)).toBe('LOGGED_IN');

    await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
    await page.getByRole('button', { name: 'Change Kavya Menon' }).click();
    await dialog.getByLabel('Role').selectOption('Admin');
    await dialog.getByText('User → Admin').waitFor();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.getByText('add, change and delete products').waitFor();
    await dialog.getByRole('button', { name: 'Change role to Admin' }).click();
    await page.getByRole('cell', { name: 'Admin', exact: true }).waitFor();
    const admin = shop.visitor();
    await admin.logIn(email, password);
    const { data } = await admin.query<{ adminSummary: { totalProducts: number } }>(
      '{ adminSummary { totalProducts } }',
    );
    expect(data.adminSummary.totalProducts).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Remove Kavya Menon' }).click();
    await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
    await dialog.getByRole('button', { name: 'Remove user' }).click();
    await page.getByRole('heading', { name: 'No users found' }).waitFor();
    expect(await shop.visitor().logIn(email, password)).toBe('EMAIL_NOT_FOUND');
  }));

test.each(['user', 'admin'] as const)('a %s is kept out, has no link there, and never downloads it', (role) =>
  visit(browser, shop.url, {}, async (page) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await signIn(page, role);
    await page.goto('/');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('link', { name: 'My Profile' }).waitFor();
    expect(await page.getByRole('link', { name: 'SuperAdmin' }).count()).toBe(0);
    await page.goto('/superAdmin?tab=users');
    await page.getByRole('heading', { name: 'Unauthorized Access' }).waitFor();
    await page.getByText('This is for Super Admin Only').waitFor();
    expect(scripts.filter((url) => url.includes('super-admin'))).toEqual([]);
    const visitor = await shop.as(role);
    for (const field of ['users { id }', 'allOrders { items { id } }', 'deliveredTotals { orders }']) {
      const { errors } = await visitor.query(`{ ${field} }`);
      expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    }
  }),
);

test('axe finds nothing in any tab and dialog', () =>
  visit(browser, shop.url, {}, async (page) => {
    const { id } = await requireReviewedProduct(shop);
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
    for (const name of [/^Create user/, /^Change /, /^Remove /]) {
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page, String(name));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  }));
