import { MantineProvider, createTheme, type MantineColorsTuple } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from '../lib/color-scheme.ts';

const peacock: MantineColorsTuple = [
  '#e6f5f3',
  '#cfe9e6',
  '#a2d5d0',
  '#71c0b9',
  '#4bafa6',
  '#2e9f97',
  '#178c86',
  '#0b7a75',
  '#08625e',
  '#064a47',
];

const theme = createTheme({
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '800' },
  colors: { peacock },
  primaryColor: 'peacock',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  black: '#1b1f3b',
});

/** The content security policy requires it of every <style> that is made at run time. */
function styleNonce(): string {
  return globalThis.document?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme={useColorScheme()} getStyleNonce={styleNonce}>
      {children}
    </MantineProvider>
  );
}
