import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { ColorSchemeEffect } from './ui/color-scheme-effect.tsx';
import { Toaster } from './ui/toast/toaster.tsx';
import { KeepMarks } from './shared/wishlist/keep-marks.tsx';
import { SessionEffects } from './shell/access/session-effects.tsx';

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
