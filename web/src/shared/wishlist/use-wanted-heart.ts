import { useEffect, useEffectEvent } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useUserMessage } from '../../apollo/user-message.ts';
import { useText } from '../../lib/language/language.tsx';
import { currentUser, onSessionChange } from '../../session/session-user.ts';
import { changeHeart } from './change-heart.ts';
import { heartText } from './messages.ts';
import { showToast } from '../../ui/toast/toast.ts';

/** Puts the product whose heart a guest pressed on the wishlist, as soon as there is a session, even if it starts in another tab. */
export function useWantedHeart(productId: string | undefined): void {
  const client = useApolloClient();
  const userMessage = useUserMessage();
  const { outcome } = useText(heartText);

  const send = useEffectEvent(() => {
    const email = currentUser()?.email;
    if (productId === undefined || email === undefined) return false;
    changeHeart({ client, email, productId, wishlisted: true, outcome }).catch((error: unknown) =>
      showToast({ kind: 'error', message: userMessage(error) }),
    );
    return true;
  });
  useEffect(() => {
    const stop = onSessionChange(() => {
      if (send()) stop();
    });
    return stop;
  }, []);
}
