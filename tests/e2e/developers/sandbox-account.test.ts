import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { resize, signInAs, WIDTHS } from '../../support/browser/browser.ts';
import { session, switchTo } from './sandbox-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('the sandbox asks before it signs a shopper out of the shop, says that it did, and leads back', () =>
  at.visit({}, async (page) => {
    const kavya = { name: 'Kavya Rao', email: 'kavya@haat.com', password: 'Kavya@1', mobile: '9876543210' };
    await at.shop.query('mutation ($input: RegisterInput!) { register(input: $input) { code } }', { input: kavya });
    await signInAs(page, kavya);
    await page.goto('/sandbox');
    await page.getByText('Another role signs Kavya Rao out of the shop').waitFor();
    const admin = page.getByRole('group', { name: 'Switch to' }).getByRole('button', { name: 'Admin', exact: true });
    const press = async (goesOn: boolean) => {
      const asked = page.waitForEvent('dialog');
      const pressed = admin.press('Enter');
      const question = await asked;
      expect(question.message()).toContain('This signs Kavya Rao out of the shop, in all its tabs.');
      await (goesOn ? question.accept() : question.dismiss());
      await pressed;
    };
    await press(false);
    expect(await session(page).innerText()).toContain('Kavya Rao');
    await press(true);
    await session(page).getByText('Rohan Kapoor').waitFor();
    expect(await focused(page)).toBe('Admin');
    // A demo account is left without a word.
    await switchTo(page, 'Super admin');
    await session(page).getByText('Meera Iyer').waitFor();
    await page.getByText('Kavya Rao is signed out of the shop.').waitFor();
    // What the page says beside the session is in its row: the editors begin where they do without it.
    await resize(page, WIDTHS.tablet);
    const top = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
    expect(top, 'px above the editors of a tablet').toBeLessThanOrEqual(112);
    await page.getByRole('button', { name: 'Log in again' }).click();
    await page.waitForURL(`${at.shop.url}/login`);
    expect(await page.evaluate(() => localStorage.getItem('loggedUser'))).toBeNull();
  }));
