import { expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { boxOf } from '../../support/browser/box.ts';
import { quiet, resize, signInAs } from '../../support/browser/browser.ts';
import { newShopper, placeOrder } from '../shoppers.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

test('axe finds nothing in any tab', () =>
  at.visit({}, async (page) => {
    const shopper = await newShopper(at.shop);
    await placeOrder(at.shop, shopper, 2);
    await signInAs(page, shopper);
    await page.goto('/profile');
    // On a phone two share a row, all in sight; the log-out stands beside the greeting.
    await resize(page, 375, 812);
    await page.getByRole('heading', { level: 3, name: 'Your addresses' }).waitFor();
    const boxes = await Promise.all((await page.getByRole('tab').all()).map((entry) => boxOf(entry)));
    expect(boxes.map(({ y }) => y)).toEqual([boxes[0]?.y, boxes[0]?.y, boxes[2]?.y, boxes[2]?.y]);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(375);
    const logOut = await boxOf(page.getByRole('tabpanel').locator('..').getByRole('button', { name: 'Log Out' }));
    expect(logOut.bottom).toBeLessThanOrEqual(boxes[0]?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    // What people come for first.
    const parts = ['Your orders', 'Your addresses', 'Your details'];
    const tops = parts.map((name) => page.getByRole('heading', { level: 3, name }));
    const places = await Promise.all(tops.map(async (heading) => (await boxOf(heading)).y));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    await page.getByRole('button', { name: 'Add address' }).click();
    await expectAccessible(page, 'form of an address');
    await resize(page, 1280, 720);
    for (const name of ['Profile', 'Order', 'Whishlist', 'Change Password']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tabpanel', { name }).waitFor();
      await quiet(page);
      await expectAccessible(page, name);
    }
  }));
