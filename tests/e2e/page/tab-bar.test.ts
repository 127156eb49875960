import { expect, test } from 'vitest';
import { boxOf } from '../../support/browser/box.ts';
import { resize, WIDTHS } from '../../support/browser/browser.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

test('the tab bar of a phone covers nothing that has the focus, and gives way to a keyboard, a low window and a bar of the screen’s own', () =>
  at.visit({ width: WIDTHS.phone }, async (page) => {
    await page.goto('/products');
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await bar.waitFor();
    const top = (await boxOf(bar)).top;
    for (const link of await bar.getByRole('link').all()) {
      const { width, height } = await boxOf(link);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('article').nth(1).getByRole('link').first().focus();
    for (let step = 0; step < 16; step += 1) {
      await page.keyboard.press('Tab');
      const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? NaN);
      expect(Math.floor(bottom), await page.evaluate(() => document.activeElement?.outerHTML)).toBeLessThanOrEqual(top);
    }
    await resize(page, 640, 360);
    await bar.waitFor({ state: 'hidden' });
    await resize(page, WIDTHS.phone, 812);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search products' }).focus();
    await bar.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await bar.getByRole('link', { name: 'Categories' }).click();
    await page.getByRole('heading', { name: 'Shop by category' }).waitFor();
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Buy Now' }).waitFor();
    await bar.waitFor({ state: 'hidden' });
  }));
