import { useLayoutEffect } from 'react';
import { showColorScheme, useColorScheme } from '../lib/color-scheme.ts';

/** Keeps the page in the chosen colours; the first ones are there before it (index.html). */
export function ColorSchemeEffect() {
  const scheme = useColorScheme();
  useLayoutEffect(() => showColorScheme(scheme), [scheme]);
  return null;
}
