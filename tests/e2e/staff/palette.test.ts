import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortId } from '../../../web/src/shared/order/short-id.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { holdBack, openBrowser, signIn, visit, WIDTHS } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { catalogue } from '../screens.ts';
import { newShopper, placeOrder } from '../shoppers.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const box = (page: Page) => page.getByRole('combobox', { name: 'Find or go to' });
/** The option that Enter opens, once it has this name. */
const active = (page: Page, name: string) => page.getByRole('option', { selected: true, name }).first();

test('an admin goes from the dashboard to a product by keys alone', () =>
  visit(browser, shop.url, {}, async (page) => {
    const [product] = await catalogue(shop);
    if (!product) throw new Error('The shop has no products.');
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    const palette = () =>
      files.filter((file) => /\/palette-[^/]*\.js$/.test(file) && !/palette-(button|keys)/.test(file));

    await signIn(page, 'admin');
    await page.goto('/admin');
    await page.getByRole('heading', { level: 2, name: 'Dashboard' }).waitFor();
    // Its code comes by itself, once the page is there.
    await expect.poll(() => palette().length).toBe(1);
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
    expect(palette()).toHaveLength(1);
    await active(page, 'Dashboard').waitFor();
    await page.keyboard.type(product.id);
    await active(page, product.title).waitFor();
    await expectAccessible(page, 'palette with a product');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/product/edit/${product.id}`);
    await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
    await box(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  }));

test('what is typed from Ctrl + K on is in the palette, however late its code comes', () =>
  visit(browser, shop.url, {}, async (page) => {
    const release = await holdBack(page, '**/assets/palette-*.js');
    await signIn(page, 'superAdmin');
    await page.goto('/admin/catalogue');
    await page.getByRole('rowheader').first().waitFor();
    await page.keyboard.press('Control+k');
    // `g o` and `g p` would lead to other screens.
    await page.keyboard.type('gopgan');
    const early = page.getByRole('textbox', { name: 'Find or go to' });
    expect(await early.inputValue()).toBe('gopgan');
    await expectAccessible(page, 'the palette whose code is on its way');
    release();
    await expect.poll(() => box(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type(' 0');
    expect(await box(page).inputValue()).toBe('gopgan 0');
    expect(await early.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/admin/catalogue');

    // Nor is a key lost once the code is there.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('orders');
    await expect.poll(() => box(page).inputValue()).toBe('orders');
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
  }));

test('a super admin goes from the orders to one of them, and to another screen, by keys alone', () =>
  visit(browser, shop.url, {}, async (page) => {
    const { id } = await placeOrder(shop, await newShopper(shop), 1);
    await signIn(page, 'superAdmin');
    await page.goto('/superAdmin');
    await page.getByRole('button', { name: id, exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
    await expectAccessible(page, 'palette with screens and actions');
    await page.keyboard.type('kavya');
    await page
      .getByRole('group', { name: 'Orders' })
      .getByRole('option', { name: shortId(id) })
      .waitFor();
    await page.getByRole('group', { name: 'Users' }).getByRole('option').first().waitFor();
    await expectAccessible(page, 'palette with orders and users');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(id);
    await active(page, shortId(id)).waitFor();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Order' });
    await drawer.getByText(id).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });

    // They are a pair within 1.5 s, which a busy machine exceeds now and then.
    await expect
      .poll(async () => {
        await page.keyboard.press('g');
        await page.keyboard.press('i');
        return page.getByRole('heading', { level: 2, name: 'Insight' }).isVisible();
      })
      .toBe(true);
  }));

test('the keys of a screen are listed, and single keys are switched off, by keys alone', () =>
  visit(browser, shop.url, { width: WIDTHS.tablet }, async (page) => {
    await signIn(page, 'superAdmin');
    await page.goto('/admin/catalogue');
    await page.getByRole('rowheader').first().waitFor();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByText('Save, and edit the next one').waitFor();
    await expectAccessible(page, 'keyboard shortcuts');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByRole('switch', { checked: false }).waitFor();
    await expectAccessible(page, 'keyboard shortcuts that are off');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    // `?` does nothing now, so the dialog that is open next is the palette's.
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
    expect(await dialog.count()).toBe(0);
  }));
