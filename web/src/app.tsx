import type { ApolloClient } from '@apollo/client';
import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { useEffect, useLayoutEffect } from 'react';
import { Toaster } from './ui/toast/toaster.tsx';
import { showToast } from './ui/toast/toast.ts';
import { useSessionEnd, currentUser } from './session/session-user.ts';
import { showColorScheme, useColorScheme } from './lib/color-scheme.ts';
import { watchWishlistIds } from './shared/wishlist/cached-wishlist.ts';
import { rememberWishlist } from './shared/wishlist/wishlist-marks.ts';

const EXPIRED = 'Your session has ended. Please sign in again.';

/** Says so when a session has ended by itself. */
function SessionEffects() {
  const end = useSessionEnd();

  useEffect(() => {
    if (end === 'expired') showToast({ kind: 'error', message: EXPIRED });
  }, [end]);

  return null;
}

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

/** Keeps the page in the chosen colours; the first ones are there before it (index.html). */
function ColorSchemeEffect() {
  const scheme = useColorScheme();
  useLayoutEffect(() => showColorScheme(scheme), [scheme]);
  return null;
}

/** Keeps the marks of whoever is logged in right with the real wishlist, whichever screen, change or tab brought it. */
function KeepMarks() {
  const { cache } = useApolloClient();
  useEffect(
    () =>
      watchWishlistIds(cache, (ids) => {
        const user = currentUser();
        if (user) rememberWishlist(user.email, ids);
      }),
    [cache],
  );
  return null;
}
