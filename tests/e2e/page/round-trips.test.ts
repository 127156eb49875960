import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../../../gateway/operations/compiled-operations.ts';
import type { ACCOUNTS } from '../../../upstream/seed/accounts.ts';
import { openBrowser, quiet, signIn, signInAs, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { requireReviewedProduct } from '../screens.ts';
import { newShopper, placeOrder, type Shopper } from '../shoppers.ts';

type Role = (typeof ACCOUNTS)[number]['role'];

let shop: Shop;
let browser: Browser;
let shopper: Shopper;
/** Values for `:id` and `:orderId` in the paths below. */
let ids: Record<string, string>;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ registeredOperations: readManifest(undefined) }), openBrowser()]);
  shopper = await newShopper(shop);
  const order = await placeOrder(shop, shopper, 1);
  ids = { id: (await requireReviewedProduct(shop)).id, orderId: order.id };
  // Below an empty list stand products, which are asked for once it is known to be empty.
  await shopper.query('mutation ($id: ID!) { addToCart(productId: $id, quantity: 1) { code } }', { id: ids['id'] });
  await shopper.query('mutation ($id: ID!) { addToWishlist(productId: $id) { code } }', { id: ids['id'] });
});
afterAll(async () => {
  await shop.close();
});

const CART = 'GET cart/get';
const PRODUCTS = 'GET products/get';
const PRODUCT = 'GET products/get/{id}';
const USER = 'GET users/get/user';

/**
 * Every screen of the specification (section 2), its visitor, and the REST calls of the old client (section 7; for
 * logged-in users the bar counts the cart). Null: the specification does not describe the screen's content. A product comes last:
 * other screens show and ask for what was viewed.
 */
const SCREENS: [path: string, visitor: 'guest' | 'shopper' | Role, before: string[] | null][] = [
  ['/', 'guest', [PRODUCTS]],
  ['/products', 'guest', [PRODUCTS]],
  ['/signup', 'guest', []],
  ['/login', 'guest', []],
  ['/cart/guest', 'guest', null],
  ['/about', 'guest', []],
  ['/changePassword', 'guest', []],
  ['/forgetPassword', 'guest', []],
  ['/reset_password/token/anything', 'guest', []],
  ['/nowhere', 'guest', [PRODUCTS]],
  ['/product/single/:id', 'guest', [PRODUCT, PRODUCTS]],
  ['/', 'shopper', [PRODUCTS, CART]],
  ['/products', 'shopper', [PRODUCTS, CART]],
  ['/cart', 'shopper', [CART]],
  ['/wishlist', 'shopper', ['GET wishlist/get', CART]],
  ['/orders', 'shopper', ['GET order/get', CART]],
  ['/orders/details/orderId/:orderId', 'shopper', ['POST order/get/singleOrder', USER, CART]],
  ['/profile', 'shopper', [USER, 'GET order/get', CART]],
  ['/checkout', 'shopper', [CART]],
  ['/checkout/buyNow/:id', 'shopper', [PRODUCT, CART]],
  ['/product/single/:id', 'shopper', [PRODUCT, PRODUCTS, CART]],
  ['/admin', 'admin', [PRODUCTS, CART]],
  ['/admin/product/edit/:id', 'admin', null],
  ['/superAdmin', 'superAdmin', null],
];

/** For the bar and the hearts of somebody signed in, and for the totals above staff's orders. */
const BESIDE = ['CartAndWishlist', 'DeliveredTotals'];

test.each(['guest', 'shopper', 'admin', 'superAdmin'] as const)(
  'each screen that a %s opens asks once at most, and for what stands beside its own',
  (visitor) =>
    visit(browser, shop.url, {}, async (page) => {
      if (visitor === 'shopper') await signInAs(page, shopper);
      else if (visitor !== 'guest') await signIn(page, visitor);
      const operationsOf = watch(page);
      for (const [path, , before] of SCREENS.filter(([, whose]) => whose === visitor)) {
        const asked = await operationsOf(path.replace(/:(\w+)/, (_, name: string) => ids[name] ?? name));
        const what = `${path}: ${asked.join()}`;
        const ofScreen = asked.filter((name) => !BESIDE.includes(name));
        expect(ofScreen.length, what).toBeLessThanOrEqual(Math.min(1, before?.length ?? 1));
        const beside = visitor === 'guest' ? [] : BESIDE.slice(0, visitor === 'superAdmin' ? 2 : 1);
        expect(asked.filter((name) => BESIDE.includes(name)).sort(), what).toEqual(beside);
      }
    }),
);

/** Asked once the page has loaded: what the shopper wrote about a product, and what goes with it. */
const LATER = ['MyReview', 'AlsoLike'];

/** Gives what loads a page and names its operations, without the later ones. */
function watch(page: Page): (address: string) => Promise<string[]> {
  let names: string[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname !== '/graphql') return;
    const posted = request.postDataJSON() as { operationName: string } | null;
    const name = posted?.operationName ?? url.searchParams.get('operationName') ?? '';
    if (!LATER.includes(name) || !loaded) names.push(name);
  });
  return async (address) => {
    [names, loaded] = [[], false];
    await page.goto(address);
    await quiet(page);
    await page.getByRole('contentinfo').waitFor();
    // This screen shows a spinner for a fixed time and then loads the rest.
    if (address.startsWith('/orders/details')) await page.getByText('Your Info').waitFor();
    return names;
  };
}
