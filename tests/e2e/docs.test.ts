import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit, WIDTHS } from '../support/browser.ts';
import { startGateway, type RunningGateway } from '../support/gateway.ts';

let gateway: RunningGateway;
let browser: Browser;
beforeAll(async () => {
  // Nobody asks the API: the page is made from the schema alone.
  gateway = await startGateway({ upstreamUrl: 'http://127.0.0.1:9' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await gateway[Symbol.asyncDispose]();
});

const SIGHTS = Object.values(WIDTHS).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

test.each(SIGHTS)('the reference can be read by everybody at $width px, $colorScheme', async (visitor) => {
  await visit(browser, gateway.url, visitor, async (page) => {
    await page.goto('/docs');
    await page.getByRole('heading', { level: 1, name: 'GraphQL reference' }).waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('its contents lead to what they name', async () => {
  await visit(browser, gateway.url, {}, async (page) => {
    await page.goto('/docs');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByText('Queries').click();
    await contents.getByRole('link', { name: 'products', exact: true }).click();
    expect(new URL(page.url()).hash).toBe('#query-products');
    await page.locator('#query-products').getByRole('link', { name: 'ProductPage' }).click();
    expect(await page.locator(':target').getAttribute('id')).toBe('type-ProductPage');
  });
});
