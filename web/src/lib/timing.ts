/** Milliseconds without a keystroke before a search is run. */
export const SEARCH_DEBOUNCE_MS = 220;
