import type { Page } from 'playwright-core';
import { tab } from '../../tests/e2e/staff/admin-steps.ts';
import { ONWARD, toConfirm, typeAddress } from '../../tests/e2e/shopping/cart-steps.ts';

/** What the shop has for the screens. */
export interface Stock {
  /** Ids of a product with reviews, and of one to buy at once. */
  product: string;
  bought: string;
  /** The shopper's order. */
  order: string;
}
export interface Screen {
  path: string;
  /** What is done after the page has come. */
  act?: (page: Page) => Promise<unknown>;
  /** Widths in px; all if it is missing. */
  widths?: number[];
  /** Takes the window alone. What lies over the page belongs to the window. */
  window?: true;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const open = (name: string | RegExp) => async (page: Page) => {
  await press(page, name);
  await page.getByRole('dialog').first().waitFor();
};
const tabs = (path: string, prefix: string, names: string[]): Record<string, Screen> =>
  Object.fromEntries(
    names.map((name) => [
      `${prefix}-${name.toLowerCase().replace(' ', '-')}`,
      { path, act: (page: Page) => tab(page, name).click() },
    ]),
  );

async function suggest(page: Page): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search products' });
  if (!(await box.isVisible())) await press(page, 'Search');
  await box.fill('apple');
  await page.getByRole('option').nth(1).waitFor();
}

async function changeAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Select all / }).click();
  await open('Edit…')(page);
}

async function toPayment(page: Page): Promise<void> {
  await typeAddress(page);
  await press(page, ONWARD);
  await page.getByRole('radio', { name: 'UPI' }).waitFor();
}

async function placeOrder(page: Page): Promise<void> {
  await toConfirm(page);
  await press(page, 'Place order');
  await page.getByRole('region', { name: 'Thank you' }).waitFor();
}

/** Each person's screens by name. A later one sees what an earlier one did. */
export const screensOf = ({ product, bought, order }: Stock): Record<string, Record<string, Screen>> => ({
  guest: {
    home: { path: '/' },
    list: { path: '/products' },
    'list-filters': { path: '/products?category=Electronics&brand=Apple&sort=price-up' },
    'list-filter-drawer': { path: '/products', act: open('Filter'), widths: [375], window: true },
    'search-suggestions': { path: '/about', act: suggest, window: true },
    'search-none': { path: '/products?search=nothing-has-this-name' },
    product: { path: `/product/single/${product}` },
    gallery: { path: `/product/single/${product}`, act: open('Enlarge the pictures'), window: true },
    login: { path: '/login', act: formShown },
    signup: { path: '/signup', act: formShown },
    'forgot-password': { path: '/forgetPassword', act: formShown },
    about: { path: '/about' },
    'not-found': { path: '/nowhere' },
    menu: { path: '/about', act: open('Menu'), widths: [375, 820], window: true },
    toast: { path: `/product/single/${product}`, act: addToCart, window: true },
    'guest-cart': { path: '/cart/guest' },
  },
  admin: {
    ...tabs('/admin', 'admin', ['Dashboard', 'Product']),
    catalogue: { path: '/admin/catalogue' },
    'bulk-change': { path: '/admin/catalogue?brand=Apple', act: changeAll, widths: [1440], window: true },
    'csv-import': { path: '/admin/catalogue', act: open('Import CSV'), widths: [1440], window: true },
    'product-new': { path: '/admin/product/new' },
    'product-edit': { path: `/admin/product/edit/${product}` },
  },
  superAdmin: {
    'all-orders': { path: '/superAdmin' },
    'order-drawer': { path: '/superAdmin', act: open(/^[0-9a-f]{24}$/), window: true },
    users: { path: '/superAdmin?tab=users' },
    reviews: { path: '/superAdmin?tab=reviews' },
    'reviews-of-product': { path: `/superAdmin?tab=reviews&product=${product}` },
    'all-products': { path: '/superAdmin?tab=products' },
  },
  user: {
    'account-menu': { path: '/about', act: (page) => press(page, /^Account of/), widths: [1440], window: true },
    unauthorized: { path: '/admin' },
    'review-form': { path: `/product/single/${product}`, act: (page) => press(page, 'Write a review') },
    cart: { path: '/cart' },
    wishlist: { path: '/wishlist' },
    orders: { path: '/orders' },
    order: { path: `/orders/details/orderId/${order}`, act: orderShown },
    'cancel-dialog': { path: `/orders/details/orderId/${order}`, act: open(/^Cancel whole order/), window: true },
    profile: { path: '/profile' },
    ...tabs('/profile', 'profile', ['Order', 'Whishlist', 'Change Password']),
    'address-form': { path: '/profile', act: (page) => press(page, 'Add address') },
    'checkout-address': { path: '/checkout' },
    'checkout-payment': { path: '/checkout', act: toPayment },
    'checkout-confirm': { path: '/checkout', act: (page) => toConfirm(page) },
    'order-placed': { path: `/checkout/buyNow/${bought}`, act: placeOrder },
  },
});

async function addToCart(page: Page): Promise<void> {
  await press(page, 'Add to Cart');
  await page.getByRole('alert').filter({ hasText: /cart/ }).first().waitFor();
}

async function formShown(page: Page): Promise<void> {
  await page.getByLabel('Email').waitFor();
}

async function orderShown(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'Products' }).waitFor();
}
