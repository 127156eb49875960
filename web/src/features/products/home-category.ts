import { withStorage } from '../../lib/browser-storage.ts';

/** Where the browser keeps the category chosen on the home screen. */
const KEY = 'homeCategory';

/** Keeps the category that was chosen on the home screen, for the product list to open with. */
export function rememberHomeCategory(category: string): void {
  withStorage('localStorage', (storage) => storage.setItem(KEY, category));
}

/** Drops the chosen category: the shopper took it out of the filter, or asked for all products. */
export function forgetHomeCategory(): void {
  withStorage('localStorage', (storage) => storage.removeItem(KEY));
}

/** The category chosen on the home screen; null if there is none. */
export function optionalHomeCategory(): string | null {
  return withStorage('localStorage', (storage) => storage.getItem(KEY)) ?? null;
}
