/** Timings and sizes of the storefront's screens; each stands here once. Those without a source are ours. */

/** Results that the search box lists at most. */
export const SEARCH_RESULTS = 6;

/** Milliseconds that a slide of the home page stays. */
export const SLIDE_MS = 6000;

/** Products in the home page's carousel. */
export const FEATURED_PRODUCTS = 15;

/** Pictures on each slide of the home page. */
export const PICTURES_PER_SLIDE = 3;

/** Recommended products asked for on the detail page. */
export const RECOMMENDED_PRODUCTS = 10;

/** Reviews shown before 'SEE ALL REVIEWS' (specification, section 9). */
export const REVIEWS_SHOWN = 2;

/** Characters of a comment before 'See more' (specification, section 9). */
export const COMMENT_CUT = 300;

/** Characters of a title on a card (specification, section 9). */
export const CARD_TITLE_CUT = 20;

/** Narrowest wide layout, in pixels (specification, section 9). */
export const WIDE_FROM = 992;

/** Narrowest tablet layout, in pixels (specification, section 9). */
export const TABLET_FROM = 768;

/** Milliseconds that a toast stays unless something else is said (specification, section 9). */
export const TOAST_MS = 5000;

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

/** What stands before every mobile number (specification, sections 1 and 9). */
export const PHONE_PREFIX = '+91';

/** Most characters of a first and of a last name: together with the blank between them the gateway takes 100. */
export const NAME_PART_LENGTH = 49;

/**
 * The picture of whoever signs up without one (specification, section 3). Our own drawing, web/public/stock-avatar.svg:
 * accounts keep the address, so it never changes.
 */
export const STOCK_AVATAR = '/stock-avatar.svg';
