import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productId } from '../../support/graphql/mock-schema.ts';
import { mockOrder, ORDER_1 } from '../orders/order-screen.ts';
import { renderScreen } from '../render-screen.tsx';

const CART = 'GET cart/get';
const PRODUCTS = 'GET products/get';
const PRODUCT = 'GET products/get/{id}';
const USER = 'GET users/get/user';

const ACCOUNTS = { shopper: 'shopper@haat.com', admin: 'admin@haat.com', superAdmin: 'super@haat.com' };
type Visitor = 'guest' | keyof typeof ACCOUNTS;

const product = `/product/single/${productId(1)}`;

/**
 * Every screen of the specification (section 2), its visitor, and the REST calls of the old client (section 7; for
 * logged-in users the bar counts the cart). Null: the specification does not describe the screen's content.
 */
const SCREENS: [path: string, visitor: Visitor, before: string[] | null][] = [
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
  [product, 'guest', [PRODUCT, PRODUCTS]],
  ['/', 'shopper', [PRODUCTS, CART]],
  ['/products', 'shopper', [PRODUCTS, CART]],
  ['/cart', 'shopper', [CART]],
  ['/wishlist', 'shopper', ['GET wishlist/get', CART]],
  ['/orders', 'shopper', ['GET order/get', CART]],
  [`/orders/details/orderId/${ORDER_1}`, 'shopper', ['POST order/get/singleOrder', USER, CART]],
  ['/profile', 'shopper', [USER, 'GET order/get', CART]],
  ['/checkout', 'shopper', [CART]],
  [`/checkout/buyNow/${productId(1)}`, 'shopper', [PRODUCT, CART]],
  [product, 'shopper', [PRODUCT, PRODUCTS, CART]],
  ['/admin', 'admin', [PRODUCTS, CART]],
  [`/admin/product/edit/${productId(1)}`, 'admin', null],
  ['/superAdmin', 'superAdmin', null],
];

/** For the bar and the hearts of somebody signed in, and for the totals above staff's orders. */
const BESIDE = ['CartAndWishlist', 'DeliveredTotals'];

/** Asked once the page has loaded: what the shopper wrote about a product, and what goes with it. */
const LATER = ['MyReview', 'AlsoLike'];

test.each(SCREENS)(
  '%s, opened by a %s, asks once at most, and for what stands beside it',
  async (path, visitor, before) => {
    const whatTheyHave = {
      cart: [{ productId: productId(1), quantity: 1 }],
      wishlist: [productId(1)],
      orders: [mockOrder()],
    };
    const shop = renderScreen(path, visitor === 'guest' ? {} : { signedInAs: ACCOUNTS[visitor], ...whatTheyHave });
    shop.start();
    await screen.findByRole('contentinfo');
    await screen.findAllByRole('heading', { level: 1 });
    // This screen shows a spinner for a fixed time and then loads the rest.
    if (path.startsWith('/orders/details')) await screen.findByText('Your Info');
    const queries = () => [...shop.client.getObservableQueries()];
    await waitFor(() => expect(queries().filter((query) => query.getCurrentResult().loading)).toEqual([]));

    const asked = shop.operations.map(({ name }) => name).filter((name) => !LATER.includes(name));
    const ofScreen = asked.filter((name) => !BESIDE.includes(name));
    expect(ofScreen.length, asked.join()).toBeLessThanOrEqual(Math.min(1, before?.length ?? 1));
    const beside = visitor === 'guest' ? [] : BESIDE.slice(0, visitor === 'superAdmin' ? 2 : 1);
    expect(asked.filter((name) => BESIDE.includes(name)).sort()).toEqual(beside);
  },
);
