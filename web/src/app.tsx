import type { ApolloClient } from '@apollo/client';
import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Toaster } from './ui/toast/toaster.tsx';
import { showToast } from './ui/toast/toast.ts';
import { useSessionEnd, useSessionUser } from './session/session-user.ts';
import { watchWishlistIds } from './shared/wishlist/cached-wishlist.ts';
import { storeWishlist } from './shared/wishlist/stored-wishlist.ts';
import { ENGLISH, LanguageProvider, useText, type Shown } from './lib/language/language.tsx';
import { loadTranslations } from './translations.ts';
import { errorText } from './apollo/messages.ts';
import { Mantine } from './theme/mantine.tsx';

function SessionEffects() {
  const { sessionEnded } = useText(errorText);
  const end = useSessionEnd();

  const showEnd = useEffectEvent(() => showToast({ kind: 'error', message: sessionEnded }));
  useEffect(() => {
    if (end === 'expired') showEnd();
  }, [end]);

  return null;
}

/** `children`: the router. `styleNonce`: of the page (theme/mantine.tsx). */
export function App(props: { client: ApolloClient; shown?: Shown; styleNonce?: string; children: ReactNode }) {
  const { client, shown = ENGLISH, styleNonce = '', children } = props;
  return (
    <ApolloProvider client={client}>
      <LanguageProvider start={shown} load={loadTranslations}>
        <Mantine styleNonce={styleNonce}>
          <SessionEffects />
          <WishlistIdsEffect />
          {children}
          <Toaster />
        </Mantine>
      </LanguageProvider>
    </ApolloProvider>
  );
}

function WishlistIdsEffect() {
  const { cache } = useApolloClient();
  const email = useSessionUser()?.email;
  useEffect(() => {
    if (email !== undefined) return watchWishlistIds(cache, (ids) => storeWishlist(email, ids));
  }, [cache, email]);
  return null;
}
