import { useSyncExternalStore } from 'react';
import { withStorage } from './browser-storage.ts';

export type ColorScheme = 'light' | 'dark';

/** Where the browser keeps a choice: Mantine's own key, which its parts and the sandbox read as well. */
const KEY = 'mantine-color-scheme-value';

/** What stands in for a storage that refuses. */
let unkept: ColorScheme | null = null;
const listeners = new Set<() => void>();
const system = () => matchMedia('(prefers-color-scheme: dark)');

/** What the shopper chose, else what the system asks for. */
export function colorScheme(): ColorScheme {
  const chosen = withStorage('localStorage', (storage) => storage.getItem(KEY)) ?? unkept;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system().matches ? 'dark' : 'light';
}

/** Puts a scheme on the page: `theme.css` and Mantine's styles go by this attribute. */
export function showColorScheme(scheme: ColorScheme): void {
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
}

/** Keeps a choice, for every tab and every later visit. */
export function chooseColorScheme(scheme: ColorScheme): void {
  unkept = scheme;
  withStorage('localStorage', (storage) => storage.setItem(KEY, scheme));
  for (const listener of listeners) listener();
}

/** The present scheme; follows choices in every tab, and the system where nothing was chosen. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, colorScheme);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const query = system();
  query.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}
