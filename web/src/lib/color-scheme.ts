import { withStorage } from './browser-storage.ts';

export type ColorScheme = 'light' | 'dark';

/** Mantine's own key. The sandbox reads it, too. */
const KEY = 'mantine-color-scheme-value';

/** What somebody has chosen, or the system's. */
export function colorScheme(): ColorScheme {
  const chosen = withStorage('localStorage', (storage) => storage.getItem(KEY));
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Before the first paint. From then on Mantine does it. */
export function showColorScheme(scheme: ColorScheme): void {
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
}
