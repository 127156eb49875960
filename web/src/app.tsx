import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { Toaster } from './components/toaster.tsx';
import { KeepMarks } from './components/wishlist/keep-marks.tsx';
import { SessionEffects } from './session/session-effects.tsx';
import { theme } from './theme.ts';

/** The nonce that the content security policy demands of every <style> made at run time. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/** The storefront: its data, its looks and its screens. */
export function App({ client, router }: { client: ApolloClient; router: RouterProviderProps['router'] }) {
  return (
    <ApolloProvider client={client}>
      <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
        <SessionEffects />
        <KeepMarks />
        <RouterProvider router={router} />
        <Toaster />
      </MantineProvider>
    </ApolloProvider>
  );
}
