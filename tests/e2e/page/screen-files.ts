import type { Page } from 'playwright-core';
import { signIn, signInAs } from '../../support/browser/browser.ts';
import type { Shop } from '../../support/servers/shop.ts';
import { requireReviewedProduct } from '../screens.ts';
import { newShopper, placeOrder, type Shopper } from '../shoppers.ts';

export const ROLES = ['guest', 'shopper', 'admin', 'superAdmin'] as const;
type Role = (typeof ROLES)[number];

/** Scripts and style sheets of the app. */
export const FILES = /\/assets\/.*\.(js|css)$/;

/** Messages of the browser about failed files. */
export const NOT_GIVEN = /Failed to load resource|preload|ERR_INTERNET_DISCONNECTED/;

/** Paths of every screen, by who sees it, and the shopper whose order and cart they show. */
export async function screensByRole(shop: Shop): Promise<{ shopper: Shopper; screens: Record<Role, string[]> }> {
  const shopper = await newShopper(shop);
  const order = await placeOrder(shop, shopper, 1);
  const { id } = await requireReviewedProduct(shop);
  await shopper.query('mutation ($id: ID!) { addToCart(productId: $id, quantity: 1) { code } }', { id });
  const words = ['/signup', '/login', '/about', '/changePassword', '/forgetPassword', '/reset_password/token'];
  const screens = {
    guest: ['/', '/products', `/product/single/${id}`, ...words, '/nowhere'],
    shopper: [
      '/cart',
      '/wishlist',
      '/orders',
      `/orders/details/orderId/${order.id}`,
      '/profile',
      '/checkout',
      `/checkout/buyNow/${id}`,
    ],
    admin: ['/admin', `/admin/product/edit/${id}`, '/admin/product/new'],
    superAdmin: ['/superAdmin'],
  };
  return { shopper, screens };
}

export async function enter(page: Page, role: Role, shopper: Shopper): Promise<void> {
  if (role === 'shopper') await signInAs(page, shopper);
  else if (role !== 'guest') await signIn(page, role);
}

/** The screen to start from, which requests few files. */
export const startOf = (path: string): string => (path === '/about' ? '/forgetPassword' : '/about');

export const main = (page: Page) => page.locator('main');
export const arrived = (page: Page) => main(page).locator('h1, h2').first().waitFor();
