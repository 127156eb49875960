import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColorScheme } from '../lib/color-scheme.ts';
import { theme } from './theme.ts';

/** The nonce that the content security policy demands of every <style> made at run time. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/** What Mantine's components need around them. */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme={useColorScheme()} getStyleNonce={styleNonce}>
      {children}
    </MantineProvider>
  );
}
