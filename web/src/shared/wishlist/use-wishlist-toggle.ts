import { useApolloClient } from '@apollo/client/react';
import { useUserMessage } from '../../apollo/use-user-message.ts';
import { useText } from '../../lib/language/language.tsx';
import { currentUser } from '../../session/session-user.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useLoginFirst } from '../login/use-login-first.ts';
import { changeHeart } from './change-heart.ts';
import { heartText } from './messages.ts';
import { useIsWishlisted } from './stored-wishlist.ts';

/** What a guest wants to add waits for the log-in, which carries it out (use-wanted-heart.ts). */
export function useWishlistToggle(productId: string): {
  wishlisted: boolean;
  toggle: () => Promise<void>;
} {
  const userMessage = useUserMessage();
  const t = useText(heartText);
  const client = useApolloClient();
  const refuseGuest = useLoginFirst();
  const wishlisted = useIsWishlisted(productId);

  const toggle = async () => {
    const user = currentUser();
    const heart = wishlisted ? undefined : productId;
    if (refuseGuest(t.loginFirst, { heart }) || !user) return;
    try {
      const { email } = user;
      await changeHeart({ client, email, productId, wishlisted: !wishlisted, outcome: t.outcome });
    } catch (error) {
      if (!refuseGuest(t.loginFirst, { error, heart })) showToast({ kind: 'error', message: userMessage(error) });
    }
  };

  return { wishlisted, toggle };
}
