import type { ApolloClient } from '@apollo/client';
import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { useEffect, useLayoutEffect } from 'react';
import { Toaster } from './ui/toast/toaster.tsx';
import { showToast } from './ui/toast/toast.ts';
import { useSessionEnd, currentUser } from './session/session-user.ts';
import { showColorScheme, useColorScheme } from './lib/color-scheme.ts';
import { watchWishlistIds } from './shared/wishlist/cached-wishlist.ts';
import { storeWishlist } from './shared/wishlist/stored-wishlist.ts';

const EXPIRED = 'Your session has ended. Please sign in again.';

function SessionEffects() {
  const end = useSessionEnd();

  useEffect(() => {
    if (end === 'expired') showToast({ kind: 'error', message: EXPIRED });
  }, [end]);

  return null;
}

export function App({ client, router }: { client: ApolloClient; router: RouterProviderProps['router'] }) {
  return (
    <ApolloProvider client={client}>
      <ColorSchemeEffect />
      <SessionEffects />
      <WishlistIdsEffect />
      <RouterProvider router={router} />
      <Toaster />
    </ApolloProvider>
  );
}

function ColorSchemeEffect() {
  const scheme = useColorScheme();
  useLayoutEffect(() => showColorScheme(scheme), [scheme]);
  return null;
}

function WishlistIdsEffect() {
  const { cache } = useApolloClient();
  useEffect(
    () =>
      watchWishlistIds(cache, (ids) => {
        const user = currentUser();
        if (user) storeWishlist(user.email, ids);
      }),
    [cache],
  );
  return null;
}
