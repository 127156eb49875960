import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NEWCOMER } from '../account/auth-steps.ts';
import { ADDRESS } from './cart-steps.ts';
import { catalogue } from '../screens.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

/** More than the tab stops between any two elements of this test. */
const MOST_STOPS = 150;

/** Presses Tab until the element has the focus, as a keyboard user would. */
async function tabUntil(page: Page, target: Locator, what: string): Promise<void> {
  let element = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const [isThere, isFocused] = await page.evaluate(
      (one) => [one?.isConnected, one === document.activeElement] as const,
      element,
    );
    if (isFocused) return;
    // What was drawn anew is another element of this name, and may have the focus.
    if (isThere) await page.keyboard.press('Tab');
    else element = await target.elementHandle();
  }
  throw new Error(`Tab does not lead to the ${what}.`);
}

const tabTo = (page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void> =>
  tabUntil(page, page.getByRole(role, { name, exact: true }).first(), `${role} ${String(name)}`);

/** Moves to each field by its label and types the text. */
async function typeInto(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await tabUntil(page, page.getByLabel(label, { exact: true }), `field ${label}`);
    await page.keyboard.type(text);
  }
}

async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

test('from sign-up to a cancelled order, by keyboard alone', () =>
  at.visit({}, async (page) => {
    const product = (await catalogue(at.shop)).find(({ stock }) => stock > 5);
    if (!product) throw new Error('Nothing is in stock.');
    const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor();

    await page.goto('/');
    await press(page, 'link', 'Sign up');
    await heading('Signup Form');
    await typeInto(page, NEWCOMER);
    await page.keyboard.press('Enter');
    await heading('Signin Form');
    await typeInto(page, { Email: NEWCOMER.Email, Password: NEWCOMER.Password });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Account of Kavya Pillai' }).waitFor();

    // Search, wishlist, review, cart.
    await tabTo(page, 'combobox', 'Search products');
    await page.keyboard.type(product.title);
    await page.getByRole('option', { name: product.title }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await heading(product.title);
    await press(page, 'button', `Add ${product.title} to wishlist`);
    await page.getByText('Product added to wishlist').waitFor();
    await press(page, 'button', 'Write a review');
    await tabTo(page, 'radio', /^1 star/);
    for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
    await typeInto(page, { 'Your review': 'Does what it says.' });
    await press(page, 'button', 'Submit review');
    await page.getByText('Review Added').waitFor();
    await page.getByText('Does what it says.').waitFor();
    await press(page, 'button', 'Add to Cart');
    await page.waitForURL('**/cart');
    await press(page, 'button', `Increase the quantity of ${product.title}`);
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();

    await press(page, 'link', 'Proceed to checkout');
    await typeInto(page, ADDRESS);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Payment' }).waitFor();
    await tabTo(page, 'radio', 'Credit Card');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Confirm your order' }).waitFor();
    await press(page, 'button', 'Place order');

    await heading('Thank you, your order is placed');
    await page.getByRole('link', { name: 'Cart, 0 items' }).waitFor();
    await press(page, 'link', /^[\da-f]{24}$/);
    await page.getByRole('heading', { name: 'Delivery Address' }).waitFor();
    await press(page, 'button', `Cancel ${product.title}`);
    await press(page, 'button', 'Cancel item');
    await heading('Order cancelled');

    // The avatar's menu leads to the wishlist with the marked product.
    await press(page, 'button', 'Account of Kavya Pillai');
    // In a menu the arrows move, from the first item, once it has the focus.
    await page.locator('[role=menuitem]:focus', { hasText: 'My Profile' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('[role=menuitem]:focus', { hasText: 'Wishlist' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: product.title }).first().waitFor();
    page.on('dialog', (dialog) => void dialog.accept());
    // The notice stays for 1.5 s, and a press may take longer.
    await Promise.all([page.getByText('Logout Successful.').waitFor(), press(page, 'button', 'Logout')]);
    expect(await page.evaluate(() => localStorage.getItem('loggedUser'))).toBeNull();
  }));
