import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from '../../support/browser/accessibility.ts';
import { resize, WIDTHS, type Visitor } from '../../support/browser/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { answered, editor, example, openExample, paste, run, session, switchTo } from './sandbox-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

/** Opens the sandbox. `visit` fails on any request to another origin. */
function explore(visitor: Visitor, act: (page: Page) => Promise<void>, path = '/sandbox'): Promise<void> {
  return at.visit(visitor, async (page) => {
    await page.context().route(
      ({ origin }) => origin !== at.shop.url,
      (route) => route.abort(),
    );
    await page.goto(path);
    await editor(page).waitFor();
    await act(page);
  });
}

describe('the sandbox, with the network cut,', () => {
  test('opens the example that a link names, once, and leads to the list of examples', () =>
    explore(
      {},
      async (page) => {
        await eventually(async () => expect(await example(page).innerText()).toContain('AddToCart is in the editor'));
        await editor(page).getByText('mutation AddToCart').waitFor();
        expect(page.url()).toBe(`${at.shop.url}/sandbox`);
        await resize(page, WIDTHS.phone);
        await page.reload();
        await page.getByRole('button', { name: 'Choose an example' }).click();
        await page.getByRole('searchbox', { name: 'Search examples' }).waitFor();
      },
      '/sandbox?example=AddToCart',
    ));

  test('is where the endpoint leads, runs what it opens with, and switches between the seeded accounts, shop and all', () =>
    explore(
      {},
      async (page) => {
        expect(new URL(page.url()).pathname).toBe('/sandbox');
        await run(page);
        await answered(page, '"discountPrice"');
        for (const [role, name] of [
          ['User', 'Asha Menon'],
          ['Admin', 'Rohan Kapoor'],
          ['Super admin', 'Meera Iyer'],
        ] as const) {
          await switchTo(page, role);
          await session(page).getByText(name).waitFor();
          // A button that was disabled meanwhile would have lost it.
          expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(role);
          expect(await session(page).innerText()).toContain(role);
          await openExample(page, 'Me');
          await run(page);
          await answered(page, name);
        }
        await page.goto('/');
        expect(await page.evaluate(() => localStorage.getItem('loggedUser'))).toContain('Meera Iyer');
        await page.goto('/sandbox');
        await session(page).getByText('Meera Iyer').waitFor();
        await switchTo(page, 'Guest');
        await session(page).getByText('Not logged in').waitFor();
        await openExample(page, 'Me');
        await run(page);
        await answered(page, '"UNAUTHENTICATED"');

        // A log-in and a log-out in the editor are of the whole browser, too.
        await openExample(page, 'Login');
        await run(page);
        await session(page).getByText('Asha Menon').waitFor();
        await openExample(page, 'Logout');
        await run(page);
        await session(page).getByText('Not logged in').waitFor();
        expect(await page.evaluate(() => localStorage.getItem('loggedUser'))).toBeNull();
      },
      '/graphql',
    ));

  test('runs what is written, has examples that do what they are for, and lets a field fail, here and in the shop', () =>
    explore({}, async (page) => {
      await paste(page, '# ₹100 – ₹200\nquery Mine { facets { ratings } }');
      await page.getByRole('tab', { name: 'Mine' }).waitFor();
      await run(page);
      await answered(page, '"ratings"');
      expect(await page.locator('.unicode-highlight').count()).toBe(0);

      await openExample(page, 'PlaceOrder');
      await example(page).getByText('It needs the role User.').waitFor();
      // Not an error about variables: they come with the role.
      await run(page);
      await answered(page, 'PlaceOrder needs the role User.');
      await page.getByRole('button', { name: 'Switch to User and fill in' }).click();
      await session(page).getByText('Asha Menon').waitFor();
      await example(page).getByText('PlaceOrder is in the editor, with variables.').waitFor();
      await run(page);
      await answered(page, '"PLACED"');
      await openExample(page, 'UpdateOrderStatus');
      const list = page.getByRole('region', { name: 'Examples' });
      expect(await list.locator('[aria-current=true]').innerText()).toContain('UpdateOrderStatus');
      await switchTo(page, 'Super admin');
      await session(page).getByText('Meera Iyer').waitFor();
      await example(page).getByText('with variables').waitFor();
      await run(page);
      await answered(page, '"UPDATED"');
      await page.getByRole('searchbox', { name: 'Search examples' }).fill('wishlist');
      expect(await list.getByRole('button').count()).toBe(3);

      await page.getByRole('searchbox', { name: 'Search examples' }).fill('');
      await openExample(page, 'Products');
      await page.getByRole('button', { name: 'Show Faults and delays' }).click();
      await page.getByLabel('Field').fill('Query.nothing');
      await page.getByRole('button', { name: 'Switch on' }).click();
      await page.getByText('Choose a field of the schema').waitFor();
      await page.getByLabel('Field').fill('Query.products');
      await page.getByLabel('What happens').selectOption('UPSTREAM_TIMEOUT');
      await page.getByRole('button', { name: 'Switch on' }).click();
      await page.getByText('1 fault or delay on').waitFor();
      await run(page);
      await answered(page, '"UPSTREAM_TIMEOUT"');
      await page.getByLabel('Also in the shop').check();
      await page.goto('/products');
      await page.getByRole('button', { name: /again/i }).waitFor();
      await page.goto('/sandbox');
      // The panel opens again after the reload.
      await page.getByRole('button', { name: 'Switch off Query.products=UPSTREAM_TIMEOUT' }).click();
      await page.goto('/products');
      await page.locator('a[href^="/product/"]').first().waitFor();
    }));
});

test('the sandbox looks after everybody, at each width, in light and dark', () =>
  explore({}, async (page) => {
    await switchTo(page, 'Super admin');
    await session(page).getByText('super@haat.com').waitFor();
    for (const [width, colorScheme] of [
      [WIDTHS.wide, 'light'],
      [WIDTHS.tablet, 'light'],
      [WIDTHS.phone, 'dark'],
    ] as const) {
      await resize(page, width);
      await page.emulateMedia({ colorScheme });
      // The editor turns with the rest of the page.
      await page
        .locator(`.monaco-editor.${colorScheme === 'dark' ? 'vs-dark' : 'vs'}`)
        .first()
        .waitFor({ state: 'attached' });
      for (const panel of ['Examples', 'Faults and delays', 'Documentation Explorer']) {
        const button = page.getByRole('button', { name: `Show ${panel}` });
        if (await button.isVisible()) await button.click();
        await page.getByRole('region', { name: panel }).waitFor();
        // Without GraphiQL's own editor and tabs, which this project does not control.
        expect(await findings(page, { exclude: ['.graphiql-sessions'] }), `${panel}, ${width} px`).toEqual([]);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  }));
