import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { quiet } from '../../support/browser/browser.ts';
import { catalogue } from '../screens.ts';
import { newShopper, type Shopper } from '../shoppers.ts';
import { cartOf, plentiful } from './cart-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

const inBar = (page: Page, count: number) =>
  page.getByRole('link', { name: `Cart, ${count} ${count === 1 ? 'item' : 'items'}` });

async function logIn(page: Page, { email, password }: Shopper): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('what a guest chose is in the cart after the log-in, added to what was there, and no more than there is', () =>
  at.visit({}, async (page) => {
    const sold = (await catalogue(at.shop)).filter(({ stock }) => stock > 3).toSorted((a, b) => a.stock - b.stock);
    const [scarce, other] = [sold[0], sold.at(-1)];
    if (!scarce || !other) throw new Error('The shop has too few products.');
    const shopper = await newShopper(at.shop);
    const add = 'mutation ($id: ID!, $quantity: Int!) { addToCart(productId: $id, quantity: $quantity) { code } }';
    await shopper.query(add, { id: scarce.id, quantity: scarce.stock - 1 });

    for (const { id } of [scarce, other]) {
      await page.goto(`/product/single/${id}`);
      await quiet(page);
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByText('Please login to add product to cart').waitFor();
    }
    await inBar(page, 2).click();
    await page.getByRole('button', { name: `Increase the quantity of ${scarce.title}` }).click();
    await inBar(page, 3).waitFor();
    await expectAccessible(page, 'the guest’s cart');
    await page.reload();
    await page.getByRole('heading', { level: 2, name: scarce.title }).waitFor();

    await page.getByRole('link', { name: 'Sign in to order' }).click();
    await logIn(page, shopper);
    await page.waitForURL('**/cart');
    await inBar(page, scarce.stock + 1).waitFor();
    await page
      .getByText(`Not all that you chose before is in your cart: only 1 of 2 pieces of ${scarce.title}.`)
      .waitFor();
    expect(await page.evaluate(() => localStorage.getItem('guestCart'))).toBeNull();
    const { data } = await shopper.query<{ cart: { items: { id: string; quantity: number }[] } }>(
      '{ cart { items { id quantity } } }',
    );
    expect(data.cart.items).toEqual([
      { id: scarce.id, quantity: scarce.stock },
      { id: other.id, quantity: 1 },
    ]);
  }));

test('a page that is closed before an answer comes adds nothing twice', () =>
  at.visit({ tolerated: /Failed to load resource/ }, async (page) => {
    const [first, second] = await plentiful(at.shop);
    const shopper = await newShopper(at.shop);
    for (const { id } of [first, second]) {
      await page.goto(`/product/single/${id}`);
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByText('Please login to add product to cart').waitFor();
    }
    await page.waitForURL('**/login');
    await page.getByRole('region', { name: 'Your cart' }).getByText(second.title).waitFor();
    await expectAccessible(page, 'the log-in beside a guest’s cart');
    // The shop makes the first change, and its answer is lost.
    let lost = 0;
    await page.route('**/graphql', async (route) => {
      if (lost > 0 || !route.request().postData()?.includes('"AddToCart"')) return route.fallback();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await logIn(page, shopper);
    await page.waitForURL('**/cart');
    await page.getByText(`${first.title} was not added`).waitFor();
    expect(await cartOf(shopper)).toEqual([[first.id, 1]]);
    await page.reload();
    await inBar(page, 2).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('guestCart'))).toBeNull();
    expect(await cartOf(shopper)).toEqual([
      [first.id, 1],
      [second.id, 1],
    ]);
  }));
