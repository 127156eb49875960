import type { ApolloClient } from '@apollo/client';
import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Toaster } from './ui/toast/toaster.tsx';
import { showToast } from './ui/toast/toast.ts';
import { useSessionEnd, useSessionUser } from './session/session-user.ts';
import { colorScheme, onColorScheme, showColorScheme } from './lib/color-scheme.ts';
import { watchWishlistIds } from './shared/wishlist/cached-wishlist.ts';
import { storeWishlist } from './shared/wishlist/stored-wishlist.ts';
import { ENGLISH, LanguageProvider, useText, type Shown } from './lib/language/language.tsx';
import { loadTranslations } from './translations.ts';
import { errorText } from './apollo/messages.ts';

function SessionEffects() {
  const { sessionEnded } = useText(errorText);
  const end = useSessionEnd();

  const showEnd = useEffectEvent(() => showToast({ kind: 'error', message: sessionEnded }));
  useEffect(() => {
    if (end === 'expired') showEnd();
  }, [end]);

  return null;
}

/** `children`: the router. */
export function App(props: { client: ApolloClient; shown?: Shown; children: ReactNode }) {
  const { client, shown = ENGLISH, children } = props;
  return (
    <ApolloProvider client={client}>
      <LanguageProvider start={shown} load={loadTranslations}>
        <ColorSchemeEffect />
        <SessionEffects />
        <WishlistIdsEffect />
        {children}
        <Toaster />
      </LanguageProvider>
    </ApolloProvider>
  );
}

function ColorSchemeEffect() {
  useEffect(() => onColorScheme(() => showColorScheme(colorScheme())), []);
  return null;
}

function WishlistIdsEffect() {
  const { cache } = useApolloClient();
  const email = useSessionUser()?.email;
  useEffect(() => {
    if (email !== undefined) return watchWishlistIds(cache, (ids) => storeWishlist(email, ids));
  }, [cache, email]);
  return null;
}
