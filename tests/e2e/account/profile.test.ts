import { expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { quiet, signInAs } from '../../support/browser/browser.ts';
import { expectNothingLost } from '../../support/browser/reading-aids.ts';
import { newShopper, placeOrder } from '../shoppers.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

test('axe finds nothing in any tab', () =>
  at.visit({}, async (page) => {
    const shopper = await newShopper(at.shop);
    await placeOrder(at.shop, shopper, 2);
    await signInAs(page, shopper);
    await page.goto('/profile');
    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole('heading', { level: 3, name: 'Your addresses' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expectNothingLost(page, 'profile');
    await page.getByRole('button', { name: 'Add address' }).click();
    await expectAccessible(page, 'form of an address');
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const name of ['Profile', 'Order', 'Whishlist', 'Change Password']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tabpanel', { name }).waitFor();
      await quiet(page);
      await expectAccessible(page, name);
    }
  }));
