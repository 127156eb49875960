import { useSyncExternalStore } from 'react';
import { withStorage } from './browser-storage.ts';

export type ColorScheme = 'light' | 'dark';

/** Mantine's own key. The sandbox reads it, too. */
const KEY = 'mantine-color-scheme-value';

let fallback: ColorScheme | null = null;
const listeners = new Set<() => void>();
const system = () => matchMedia('(prefers-color-scheme: dark)');

export function colorScheme(): ColorScheme {
  const chosen = withStorage('localStorage', (storage) => storage.getItem(KEY)) ?? fallback;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system().matches ? 'dark' : 'light';
}

export function showColorScheme(scheme: ColorScheme): void {
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
}

export function chooseColorScheme(scheme: ColorScheme): void {
  fallback = scheme;
  withStorage('localStorage', (storage) => storage.setItem(KEY, scheme));
  for (const listener of listeners) listener();
}

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore<ColorScheme>(onColorScheme, colorScheme, () => 'light');
}

/** Reports changes of the choice, also in other tabs, and of the system's scheme. Returns the unsubscribe function. */
export function onColorScheme(listener: () => void): () => void {
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
