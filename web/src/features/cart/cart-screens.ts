/** Both carts in one chunk: a guest's parts are the same, and after the log-in the account's opens. */
export { CartPage } from './cart-page.tsx';
export { GuestCartPage } from './guest/guest-cart-page.tsx';
