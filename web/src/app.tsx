import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Component, type ReactNode } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { ColorSchemeEffect } from './components/color-scheme-effect.tsx';
import { Toaster } from './components/toaster.tsx';
import { KeepMarks } from './components/wishlist/keep-marks.tsx';
import { SessionEffects } from './session/session-effects.tsx';

/** The storefront: its data, its looks and its screens. */
export function App({ client, router }: { client: ApolloClient; router: RouterProviderProps['router'] }) {
  return (
    <ApolloProvider client={client}>
      <BesideScreens>
        <ColorSchemeEffect />
        <SessionEffects />
        <KeepMarks />
        <Toaster />
      </BesideScreens>
      <RouterProvider router={router} />
    </ApolloProvider>
  );
}

/** What goes along with the screens. Should it break, it goes alone: React would take the screens away with it. */
class BesideScreens extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return !this.state.broken && this.props.children;
  }
}
