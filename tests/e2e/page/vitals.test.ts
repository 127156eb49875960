import { expect, test } from 'vitest';
import { quiet } from '../../support/browser/browser.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

test('a visit reports how fast it was when its page is left', async () => {
  await at.visit({}, async (page) => {
    await page.goto('/products');
    await page.locator('main').getByText('₹').first().waitFor();
    await quiet(page);
    await page.getByRole('heading', { level: 1 }).click();
    await page.goto('/robots.txt');
    // The browser sends it when it likes.
    await expect
      .poll(async () => (await fetch(`${at.shop.url}/metrics`)).text())
      .toContain('haat_web_vital_seconds_count');
  });
  const metrics = await (await fetch(`${at.shop.url}/metrics`)).text();
  for (const name of ['LCP', 'TTFB'])
    expect(metrics).toMatch(new RegExp(`haat_web_vital_seconds_count\\{vital="${name}",screen="list"\\} 1`));
  expect(metrics).toContain('haat_web_vital_layout_shift_count{screen="list"} 1');
});
