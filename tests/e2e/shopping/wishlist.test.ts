import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { quiet, signIn } from '../../support/browser/browser.ts';
import { expectNothingLost } from '../../support/browser/reading-aids.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

/** Sets the seeded shopper's wishlist to these products. */
async function setWishlist(ids: string[]): Promise<void> {
  const shopper = await at.shop.as('user');
  const { data } = await shopper.query<{ wishlist: { items: { id: string }[] } }>('{ wishlist { items { id } } }');
  for (const { id } of data.wishlist.items)
    await shopper.query('mutation ($id: ID!) { removeFromWishlist(productId: $id) { code } }', { id });
  for (const id of ids) await shopper.query('mutation ($id: ID!) { addToWishlist(productId: $id) { code } }', { id });
}
beforeEach(() => setWishlist([]));

/** The first products in the order of the list. */
async function firstProducts(count: number): Promise<{ id: string; title: string }[]> {
  const { data } = await at.shop.query<{ products: { items: { id: string; title: string }[] } }>(
    '{ products { items { id title } } }',
  );
  return data.products.items.slice(0, count);
}

/** Clicks the position of the picture, even if another element covers it. */
const ON_TOP = { force: true };
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const heart = (page: Page, title: string, pressed: boolean) =>
  page.getByRole('button', {
    name: pressed ? `Remove ${title} from wishlist` : `Add ${title} to wishlist`,
    exact: true,
    pressed,
  });
const path = (page: Page) => new URL(page.url()).pathname;

test('a heart on the list outlives a reload, its product is on the wishlist, and leaves it', () =>
  at.visit({}, async (page) => {
    const [product] = await firstProducts(1);
    if (!product) throw new Error('The shop has no products.');
    const { id, title } = product;
    await signIn(page);
    await page.goto('/products');
    await heart(page, title, false).click();
    await heart(page, title, true).waitFor();
    await page.getByText('Product added to wishlist').waitFor();
    expect(path(page)).toBe('/products');

    await page.reload();
    await heart(page, title, true).waitFor();

    await page.goto('/wishlist');
    await page.getByRole('heading', { level: 1, name: 'My Wishlist' }).waitFor();
    await page.getByText('Click on image to see details').waitFor();
    await card(page, title).locator('img').click(ON_TOP);
    await page.waitForURL(`**/product/single/${id}`);
    await page.goBack();
    await heart(page, title, true).click();
    await page.getByText('Your wishlist is empty.').waitFor();
    await page.getByText('Product removed from wishlist').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('My Wishlist');
    await page.getByRole('link', { name: 'Explore Products' }).click();
    await page.waitForURL('**/products');
    await heart(page, title, false).waitFor();
  }));

test('while a product is marked its picture opens nothing, its title still does; axe finds nothing on the wishlist and marked cards', () =>
  at.visit({}, async (page) => {
    await signIn(page);
    await page.goto('/wishlist');
    await page.getByText('Your wishlist is empty.').waitFor();
    await expectAccessible(page, 'empty wishlist');
    const [marked, also, other] = await firstProducts(3);
    if (!marked || !also || !other) throw new Error('The shop has too few products.');
    await setWishlist([marked.id, also.id]);
    await page.goto('/wishlist');
    await expect.poll(() => page.getByRole('article').count()).toBe(2);
    await expectAccessible(page, 'wishlist');
    await expectNothingLost(page, 'wishlist');

    await page.goto('/products');
    await heart(page, marked.title, true).waitFor();
    await quiet(page);
    await expectAccessible(page, 'marked cards');
    await card(page, marked.title).locator('img').click(ON_TOP);
    await card(page, other.title).locator('img').click(ON_TOP);
    // The first click had no effect; otherwise the second would not find its element.
    await page.waitForURL(`**/product/single/${other.id}`);
    await page.goBack();
    await card(page, marked.title).getByRole('link').click();
    await page.waitForURL(`**/product/single/${marked.id}`);
  }));
