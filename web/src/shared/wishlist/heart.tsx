import { ActionIcon } from '@mantine/core';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import classes from './heart.module.css';
import { useText } from '../../lib/language/language.tsx';
import { firstClick } from '../../ui/first-click.ts';
import { heartText } from './messages.ts';
import { useApolloClient } from '@apollo/client/react';
import { useUserMessage } from '../../apollo/user-message.ts';
import { currentUser } from '../../session/session-user.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useLoginFirst } from '../login/use-login-first.ts';
import { changeHeart } from './change-heart.ts';
import { useIsWishlisted } from './stored-wishlist.ts';

export function Heart(props: { product: { id: string; title: string }; onPress?: (() => void) | undefined }) {
  const t = useText(heartText);
  const { product, onPress } = props;
  const { wishlisted, toggle } = useWishlistToggle(product.id);
  return (
    <ActionIcon
      variant="default"
      className={classes.heart}
      aria-pressed={wishlisted}
      aria-label={wishlisted ? t.remove(product.title) : t.add(product.title)}
      onClick={firstClick(() => {
        onPress?.();
        void toggle();
      })}
    >
      <IconHeart size={22} aria-hidden />
    </ActionIcon>
  );
}

/** What a guest wants to add waits for the log-in, which carries it out (use-wanted-heart.ts). */
function useWishlistToggle(productId: string): {
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
