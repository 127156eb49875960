import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOT_THAT_MANY } from '../../../schema/shop.ts';
import { openBrowser, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { cartOf, comeWithCart, plentiful, putIntoCart } from './cart-steps.ts';
import { catalogue } from '../screens.ts';

let shop: Shop;
let browser: Browser;
let products: Awaited<ReturnType<typeof plentiful>>;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  products = await plentiful(shop);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const navCount = (page: Page, count: string) => page.getByRole('link', { name: `Cart, ${count}` });
const plus = (page: Page, title: string) => page.getByRole('button', { name: `Increase the quantity of ${title}` });
const minus = (page: Page, title: string) => page.getByRole('button', { name: `Decrease the quantity of ${title}` });

test('from the product into the cart: each click one unit, then to the cart by itself', () =>
  visit(browser, shop.url, {}, async (page) => {
    const [{ id, title }] = products;
    const shopper = await comeWithCart(page, shop);
    await page.goto(`/product/single/${id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByText('product added to cart successs').waitFor();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByText('product quantity updated in cart').waitFor();
    await navCount(page, '2 items').waitFor();
    await page.waitForURL('**/cart');
    await page.getByRole('link', { name: title, exact: true }).waitFor();
    expect(await cartOf(shopper)).toEqual([[id, 2]]);
  }));

test('a guest is led to the log-in, and from there to the cart, which has the product', () =>
  visit(browser, shop.url, {}, async (page) => {
    const [{ id }] = products;
    await page.goto(`/product/single/${id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByText('Please login to add product to cart').waitFor();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
      from: '/cart',
    });
  }));

test('quick clicks on plus and minus end where the shop ends', () =>
  visit(browser, shop.url, {}, async (page) => {
    const [first, second] = products;
    const shopper = await comeWithCart(page, shop, [first.id, second.id]);
    await page.goto('/cart');
    await minus(page, first.title).waitFor({ state: 'hidden' });
    for (let click = 0; click < 4; click += 1) await plus(page, first.title).click();
    await minus(page, first.title).click();
    await plus(page, second.title).click();
    await navCount(page, '6 items').waitFor();
    await expect.poll(async () => Object.fromEntries(await cartOf(shopper))).toEqual({ [first.id]: 4, [second.id]: 2 });
    await navCount(page, '6 items').waitFor();
    await page.reload();
    await navCount(page, '6 items').waitFor();
  }));

test('more than there are: said in the words of the shop, and the quantity goes back', () =>
  visit(browser, shop.url, {}, async (page) => {
    const scarce = (await catalogue(shop)).filter(({ stock }) => stock > 1).toSorted((a, b) => a.stock - b.stock)[0];
    if (!scarce) throw new Error('The shop has nothing to sell.');
    const shopper = await comeWithCart(page, shop);
    await putIntoCart(shopper, scarce.id, scarce.stock - 1);
    await page.goto('/cart');
    await plus(page, scarce.title).waitFor();
    // Elsewhere, so the page does not know.
    await shopper.query('mutation ($id: ID!) { incrementCartItem(productId: $id) { code } }', { id: scarce.id });
    await plus(page, scarce.title).click();
    await page.getByText(NOT_THAT_MANY).waitFor();
    await page.getByText(`Only ${scarce.stock} left in stock`).waitFor();
    await navCount(page, `${scarce.stock} items`).waitFor();
    expect(await cartOf(shopper)).toEqual([[scarce.id, scarce.stock]]);
  }));

test('a double click removes one product, and leaves the next one that moves under the pointer', () =>
  visit(browser, shop.url, {}, async (page) => {
    const [first, second, third] = products;
    const shopper = await comeWithCart(page, shop, [first.id, second.id, third.id]);
    await page.goto('/cart');
    const box = await page
      .getByRole('button', { name: /^Remove (?!all)/ })
      .first()
      .boundingBox();
    if (!box) throw new Error('The button is out of sight.');
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await navCount(page, '2 items').waitFor();
    await expect.poll(async () => (await cartOf(shopper)).length).toBe(2);
  }));

test('one product leaves, then all; the focus never gets lost', () =>
  visit(browser, shop.url, {}, async (page) => {
    const [first, second, third] = products;
    const shopper = await comeWithCart(page, shop, [first.id, second.id, third.id]);
    await page.goto('/cart');
    const remove = page.getByRole('button', { name: /^Remove (?!all)/ });
    await remove.nth(2).waitFor();
    const following = await remove.nth(1).getAttribute('aria-label');
    await remove.first().press('Enter');
    await navCount(page, '2 items').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(following);
    await page.getByRole('button', { name: 'Remove all' }).click();
    await page.getByText('Your cart is currently empty.').waitFor();
    await navCount(page, '0 items').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Shopping Cart');
    await expect.poll(() => cartOf(shopper)).toEqual([]);
    await page.getByRole('link', { name: 'Explore Products' }).click();
    await page.waitForURL('**/products');
  }));
