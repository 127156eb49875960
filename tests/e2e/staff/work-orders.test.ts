import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { signIn } from '../../support/browser/browser.ts';
import { placeManyOrders } from '../shoppers.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const MANY = 40;

const at = shopInBrowser();
let orderIds: string[];
beforeAll(async () => {
  orderIds = await placeManyOrders(at.shop, MANY);
});

test('an order is opened with the keyboard, printed black on white, and closed', () =>
  at.visit({ colorScheme: 'dark' }, async (page) => {
    const [id = ''] = orderIds;
    await signIn(page, 'superAdmin');
    await page.goto(`/superAdmin?q=${id}`);
    const opener = page.getByRole('button', { name: id, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Order' });
    await drawer.getByRole('link', { name: 'shopper@haat.com' }).waitFor();
    await drawer.getByText('14, Lake View Road').waitFor();
    await expectAccessible(page, 'drawer of an order');

    await page.evaluate(() => {
      window.print = () => void window.dispatchEvent(new Event('beforeprint'));
    });
    await drawer.getByRole('button', { name: 'Print packing slip' }).click();
    await page.locator('article').getByText('Packing slip').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.getByRole('article').getByText(id).waitFor();
    expect(await drawer.isVisible()).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  }));
