/** Delays and durations of the shop, in ms. Those without a source are our choice. */

export const SEARCH_DEBOUNCE_MS = 220;

/** Notices: logged out, wishlist changed, product removed from an order (specification, sections 2, 8 and 9). */
export const NOTICE_MS = 1500;

/** Toasts of the admin area (specification, section 9). */
export const ADMIN_TOAST_MS = 1500;

/** From a guest's refused action to the log-in (specification, section 8: up to 2 s). */
export const GUEST_REDIRECT_MS = 2000;

/** The notice before it, for as long. */
export const LOGIN_TOAST_MS = GUEST_REDIRECT_MS;

/** From 'added to cart' to the cart (specification, section 4). */
export const CART_REDIRECT_MS = 2500;

/** The notice before it, for as long. */
export const ADDED_TOAST_MS = CART_REDIRECT_MS;

/** From an error of the forgotten-password form to the home screen (specification, section 8). */
export const HOME_REDIRECT_MS = 2500;

/** A form's loading text (specification, sections 2 and 9). */
export const FORM_LOADING_MS = 2000;

/** The spinner before an order's details (specification, sections 2 and 9). */
export const ORDER_LOADING_MS = 2000;

export const SLIDE_MS = 6000;
