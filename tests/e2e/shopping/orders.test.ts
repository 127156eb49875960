import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ORDER_LOADING_MS } from '../../../web/src/lib/timing.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { goTo, signInAs } from '../../support/browser/browser.ts';
import { expectNothingLost } from '../../support/browser/reading-aids.ts';
import { newShopper, placeOrder } from '../shoppers.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

const line = (page: Page, title = '') =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
const question = (page: Page) => page.getByRole('dialog', { name: 'Cancel this item?' });
const table = (page: Page) => page.getByRole('table', { name: 'Orders' });

test('the list leads to an order, whose details come after 2 s of a spinner; axe finds nothing on either', () =>
  at.visit({}, async (page) => {
    const shopper = await newShopper(at.shop);
    const { id, titles } = await placeOrder(at.shop, shopper, 2);
    await signInAs(page, shopper);
    await page.goto('/orders');
    const [first = ''] = titles;
    await table(page).getByText(first, { exact: true }).waitFor();
    await table(page).getByText('and 1 more', { exact: true }).waitFor();
    await table(page).getByText('Pending').waitFor();
    await expectAccessible(page, 'orders');
    await expectNothingLost(page, 'orders');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const details = page.waitForResponse(
      (response) => response.request().postData()?.includes('OrderDetails') ?? false,
    );
    await table(page).getByRole('link', { name: id }).click();
    await (await details).finished();
    await page.clock.runFor(ORDER_LOADING_MS - 1);
    await page.getByText('Loading order details...').waitFor();
    expect(await page.getByRole('heading', { name: 'Products' }).count()).toBe(0);
    await page.clock.runFor(1);
    await page.getByRole('heading', { name: 'Products' }).waitFor();
    expect(await page.getByText('Loading order details...').count()).toBe(0);
    await page.getByText('+919876543210').waitFor();
    expect(await page.title()).toBe('Haat | Order details');
    await page.clock.resume();
    await expectAccessible(page, 'order');
    await page.getByRole('button', { name: 'Cancel whole order' }).click();
    await page.getByRole('dialog', { name: 'Cancel the whole order?' }).waitFor();
    await expectAccessible(page, 'question');
    await page.keyboard.press('Escape');
    await goTo(page, '/orders/details/orderId/000000000000000000000000');
    await page.getByRole('heading', { name: 'Order not found' }).waitFor();
    await expectAccessible(page, 'not found');

    // Without its cookie the session is over.
    await page.context().clearCookies();
    await page.goto('/orders');
    await page.getByRole('heading', { level: 1, name: 'Token expired' }).waitFor();
    await expectAccessible(page, 'token expired');
    expect(await page.evaluate(() => localStorage.getItem('loggedUser'))).toBeNull();
    await page.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login');
  }));

test('a double click on Cancel asks, one on the answer cancels one product, and Enter held down none', () =>
  at.visit({}, async (page) => {
    const shopper = await newShopper(at.shop);
    const { id, titles } = await placeOrder(at.shop, shopper, 3);
    await signInAs(page, shopper);
    await page.goto(`/orders/details/orderId/${id}`);
    const [first = '', second = ''] = titles;
    const button = page.getByRole('button', { name: `Cancel ${first}`, exact: true });
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error('The button is out of sight.');
    const keep = question(page).getByRole('button', { name: 'Keep item' });
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await keep.waitFor();
    expect(await keep.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await question(page).waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    // Held down (a keydown without keyup is a repeat) it opens and closes the question, whose safe choice has the focus.
    for (let repeats = 0; repeats < 6; repeats += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'hidden' });
    await button.click();
    await question(page).getByRole('button', { name: 'Cancel item' }).dblclick();
    await page.getByText('Product removed from order successfully').waitFor();
    await line(page, second).waitFor();
    const { data } = await shopper.query<{ orders: { items: unknown[] }[] }>('{ orders { items { id } } }');
    expect(data.orders[0]?.items).toHaveLength(2);
  }));
