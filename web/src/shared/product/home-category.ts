import { withStorage } from '../../lib/browser-storage.ts';

/** The localStorage key. */
const KEY = 'homeCategory';

/** Stores the category chosen on the home page. The product list opens with it. */
export function rememberHomeCategory(category: string): void {
  withStorage('localStorage', (storage) => storage.setItem(KEY, category));
}

/** For when the user removes the category from the filter or opens all products. */
export function forgetHomeCategory(): void {
  withStorage('localStorage', (storage) => storage.removeItem(KEY));
}

/** Null if none is stored. */
export function optionalHomeCategory(): string | null {
  return withStorage('localStorage', (storage) => storage.getItem(KEY)) ?? null;
}
