import { useEffect, useEffectEvent } from 'react';
import { useUserMessage } from '../../apollo/user-message.ts';
import { currentUser, onSessionChange } from '../../session/session-user.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useChangeHeart } from './use-change-heart.ts';

/** Puts the product whose heart a guest pressed on the wishlist, as soon as there is a session, even if it starts in another tab. */
export function useWantedHeart(productId: string | undefined): void {
  const userMessage = useUserMessage();
  const changeHeart = useChangeHeart();

  const send = useEffectEvent(() => {
    const email = currentUser()?.email;
    if (productId === undefined || email === undefined) return false;
    changeHeart(email, productId, true).catch((error: unknown) =>
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
