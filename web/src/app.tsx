import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { ColorSchemeEffect } from './components/color-scheme-effect.tsx';
import { Toaster } from './components/toaster.tsx';
import { KeepMarks } from './components/wishlist/keep-marks.tsx';
import { SessionEffects } from './session/session-effects.tsx';

/** The storefront: its data, its looks and its screens. */
export function App({ client, router }: { client: ApolloClient; router: RouterProviderProps['router'] }) {
  return (
    <ApolloProvider client={client}>
      <ColorSchemeEffect />
      <SessionEffects />
      <KeepMarks />
      <RouterProvider router={router} />
      <Toaster />
    </ApolloProvider>
  );
}
