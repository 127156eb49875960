/** Timings and sizes of the storefront's screens that the product specification leaves to us; each stands here once. */

/** Milliseconds without a keystroke before the search box asks the server. */
export const SEARCH_DEBOUNCE_MS = 220;

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
