import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { WIDTHS } from '../../support/browser/browser.ts';
import { boxOf } from '../../support/browser/box.ts';
import { comeWithCart, ONWARD, plentiful, toConfirm } from './cart-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();
let products: Awaited<ReturnType<typeof plentiful>>;
beforeAll(async () => {
  products = await plentiful(at.shop);
});

async function box(element: Locator) {
  await element.waitFor();
  return boxOf(element);
}

test('Next stands at the window’s bottom above nothing that has the focus, and so does an order that may have arrived', () =>
  at.visit({ width: WIDTHS.phone, tolerated: /status of 500/ }, async (page) => {
    await comeWithCart(page, at.shop, [products[0].id]);
    await page.goto('/checkout');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const next = page.getByRole('button', { name: ONWARD });
    const wanting = page.getByText(/^Still missing/);
    expect(await wanting.count()).toBe(0);
    await field('Postal code').focus();
    for (const label of ['City', 'Block', 'Address']) {
      await page.keyboard.press('Tab');
      await field(label).focus();
      // On top of the bar, and in sight without scrolling.
      expect((await box(field(label))).bottom).toBeLessThanOrEqual((await box(wanting)).y);
      expect((await box(wanting)).bottom).toBeLessThanOrEqual(812);
    }
    expect((await box(wanting)).bottom).toBeLessThanOrEqual((await box(next)).y + 1);
    await expectAccessible(page, 'address step on a phone');

    await toConfirm(page);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('PlaceOrder') ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    const place = page.getByRole('button', { name: 'Place order' });
    await place.click();
    const alert = page.getByRole('alert').filter({ hasText: 'could not be confirmed' });
    const told = await box(alert);
    expect(told.bottom).toBeLessThanOrEqual((await box(place)).y);
    const way = alert.getByRole('link', { name: 'My Orders' });
    expect((await box(way)).height).toBeGreaterThanOrEqual(44);
    // The specification's words are a toast, which stands above it.
    const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
    expect((await box(toast)).bottom).toBeLessThan(told.y);
    await expectAccessible(page, 'an order that may have arrived');

    await page.getByRole('link', { name: 'Wishlist' }).last().focus();
    expect((await box(page.locator(':focus'))).bottom).toBeLessThanOrEqual(told.y);
    await way.click();
    await page.waitForURL('**/orders');
  }));
