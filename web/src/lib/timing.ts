/** Delays and durations of the storefront; each stands here once. Those without a source are ours. */

/** Milliseconds without a keystroke before a search is run. */
export const SEARCH_DEBOUNCE_MS = 220;

/** Milliseconds that a notice stays: logged out, wishlist changed, product removed from an order (specification, sections 2, 8 and 9). */
export const NOTICE_MS = 1500;

/** Milliseconds that toasts of the admin area stay (specification, section 9). */
export const ADMIN_TOAST_MS = 1500;

/** Milliseconds from a guest's refused action to the log-in (specification, section 8: up to 2 s). */
export const GUEST_REDIRECT_MS = 2000;

/** Milliseconds from 'added to cart' to the cart (specification, section 4). */
export const CART_REDIRECT_MS = 2500;

/** Milliseconds from an error of the forgotten-password form to the home screen (specification, section 8). */
export const HOME_REDIRECT_MS = 2500;

/** Milliseconds that a form's loading text shows before the form (specification, sections 2 and 9). */
export const FORM_LOADING_MS = 2000;

/** Milliseconds that the spinner shows before an order's details (specification, sections 2 and 9). */
export const ORDER_LOADING_MS = 2000;

/** Milliseconds that a slide of the home page stays. */
export const SLIDE_MS = 6000;
