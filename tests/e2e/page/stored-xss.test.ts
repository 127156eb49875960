import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { users } from '../../../upstream/database/tables/users.tables.ts';
import { products } from '../../../upstream/database/tables/products.tables.ts';
import { quiet, signIn, signInAs } from '../../support/browser/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

/** Each payload sets `window.xss` if it runs. */
const SHORT = `<img src=x onerror=window.xss=1><svg onload=window.xss=1>"'>`;
const LONG = `</script><script>window.xss=1</script>${SHORT}<a href="javascript:window.xss=1">{{constructor.constructor('window.xss=1')()}}`;
const NAME = `Mallory ${SHORT}`;
const TITLE = `Radio ${LONG}`;
const PLACE = { address: LONG, block: SHORT, city: SHORT, state: SHORT, postalCode: '682011' };
const MALLORY = { email: 'mallory@example.com', password: 'Mallory@1' };

const at = shopInBrowser();
let productId: string;
let orderId: string;
beforeAll(async () => {
  ({ productId, orderId } = await plant());
});

/** Writes a payload into every text that a shopper, an admin or an old record can contain. */
async function plant(): Promise<{ productId: string; orderId: string }> {
  const { db } = at.shop.upstream;
  const admin = await at.shop.as('admin');
  const product = {
    title: TITLE,
    image: 'https://pictures.example/b.png"onerror="window.xss=1',
    images: ['https://pictures.example/a.png"onerror="window.xss=1'],
    brand: SHORT,
    category: SHORT,
    discountPrice: 10,
    originalPrice: 20,
    stock: 9,
    description: LONG,
  };
  await admin.query('mutation ($input: ProductInput!) { createProduct(input: $input) { code } }', { input: product });
  const [planted] = await db.select().from(products).where(eq(products.title, TITLE));
  if (!planted) throw new Error('The product was not created.');
  // Values that the gateway rejects, but an old record may contain.
  await db
    .update(products)
    .set({ image: 'javascript:window.xss=1', images: ['data:text/html,<script>window.xss=1</script>'] })
    .where(eq(products.id, planted.id));

  const shopper = at.shop.visitor();
  const account = { name: NAME, ...MALLORY, mobile: '9876543210' };
  await shopper.query('mutation ($input: RegisterInput!) { register(input: $input) { code } }', { input: account });
  await db.update(users).set({ avatar: 'javascript:window.xss=1' }).where(eq(users.email, MALLORY.email));
  expect(await shopper.logIn(MALLORY.email, MALLORY.password)).toBe('LOGGED_IN');
  const review = { productId: planted.id, rating: 1, comment: LONG };
  await shopper.query('mutation ($input: AddReviewInput!) { addReview(input: $input) { code } }', { input: review });
  await shopper.query('mutation ($id: ID!) { addToCart(productId: $id) { code } }', { id: planted.id });
  await shopper.query('mutation ($id: ID!) { addToWishlist(productId: $id) { code } }', { id: planted.id });
  const { data: saved } = await shopper.query<{ saveAddress: { deliveryAddressId: string } }>(
    'mutation ($input: AddressInput!) { saveAddress(input: $input) { deliveryAddressId } }',
    { input: PLACE },
  );
  const { data: placed } = await shopper.query<{ placeOrder: { order: { id: string } } }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
    {
      input: {
        items: [{ productId: planted.id }],
        paymentMethod: 'UPI',
        deliveryAddressId: saved.saveAddress.deliveryAddressId,
      },
    },
  );
  return { productId: planted.id, orderId: placed.placeOrder.order.id };
}

/** Opens a screen, waits for a payload as visible text, and checks that none has run. */
async function expectText(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await page.getByText(text, { exact: false }).first().waitFor();
  // Then all images and scripts have loaded or failed.
  await quiet(page);
  expect(await page.evaluate(() => 'xss' in window)).toBe(false);
  const unsafe =
    'img:not([src^="/"], [src^="data:image/"], [src^="http"]), a[href^="javascript:" i], [onerror], [onload]';
  expect(await page.locator(unsafe).count()).toBe(0);
}

test('what anybody wrote is text on the screens of a guest', () =>
  at.visit({}, async (page) => {
    await expectText(page, `/product/single/${productId}`, TITLE);
    await page.getByText(NAME).first().waitFor();
    await expectText(page, '/products?search=Radio', 'Radio </script>');
    await expectText(page, `/products?search=${encodeURIComponent(SHORT)}`, 'Radio </script>');
  }));

test('and on those of the shopper who wrote it', () =>
  at.visit({}, async (page) => {
    await signInAs(page, MALLORY);
    await expectText(page, '/cart', 'Radio </script>');
    await expectText(page, '/wishlist', 'Radio </script>');
    await expectText(page, '/profile', NAME);
    await expectText(page, '/orders', 'Radio </script>');
    await expectText(page, `/orders/details/orderId/${orderId}`, SHORT);
  }));

test('and on those of the staff', () =>
  at.visit({}, async (page) => {
    await signIn(page, 'admin');
    await page.goto(`/admin/product/edit/${productId}`);
    await eventually(async () => expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe(TITLE));
    expect(await page.evaluate(() => 'xss' in window)).toBe(false);
    await signIn(page, 'superAdmin');
    await page.goto('/superAdmin?tab=users&q=mallory');
    await page.getByText('Mallory <img').first().waitFor();
    expect(await page.evaluate(() => 'xss' in window)).toBe(false);
  }));

test('the page itself refuses HTML, scripts and frames, whoever puts them there', () =>
  at.visit({ tolerated: /Trusted(HTML|Script|TypePolicy)|status of 404/ }, async (page) => {
    await page.goto('/');
    const outcomes = await page.evaluate(() => {
      const tried = (act: () => unknown): string => {
        try {
          act();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const element = document.createElement('div');
      return {
        html: tried(() => (element.innerHTML = '<img src=x onerror=window.xss=1>')),
        styles: tried(() => (document.createElement('style').innerHTML = ':root { --a: 1 }')),
        source: tried(() => (document.createElement('script').src = '/a.js')),
        code: tried(() => (document.createElement('script').text = 'window.xss = 1')),
        policy: tried(() => {
          const { trustedTypes } = window as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
          };
          return trustedTypes.createPolicy('another', {});
        }),
      };
    });
    expect(outcomes).toEqual({
      html: 'TypeError',
      styles: 'done',
      source: 'TypeError',
      code: 'TypeError',
      policy: 'TypeError',
    });
    // Only the content security policy blocks an attribute and an inline script.
    await page.evaluate(() => {
      const image = document.createElement('img');
      image.setAttribute('src', '/no-such-picture.png');
      document.body.append(image);
    });
    expect(await page.evaluate(() => 'xss' in window)).toBe(false);
  }));
