import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Mantine for all screens. `styleNonce`: what the content security policy requires of each <style> that is made at run time. */
export function Mantine({ styleNonce, children }: { styleNonce: string; children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => styleNonce} withStaticClasses={false}>
      {children}
    </MantineProvider>
  );
}

/** The nonce of this page. The attribute is empty to all but scripts. */
export const pageNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
