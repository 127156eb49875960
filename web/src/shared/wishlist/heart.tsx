import { ActionIcon } from '@mantine/core';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { useUserMessage } from '../../apollo/user-message.ts';
import { useText } from '../../lib/language/language.tsx';
import { currentUser } from '../../session/session-user.ts';
import { firstClick } from '../../ui/first-click.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useLoginFirst } from '../login/use-login-first.ts';
import classes from './heart.module.css';
import { sharedText } from '../messages.ts';
import { useIsWishlisted } from './stored-wishlist.ts';
import { useChangeHeart } from './use-change-heart.ts';

/** What a guest wants to add waits for the log-in, which carries it out (use-wanted-heart.ts). */
export function Heart(props: { product: { id: string; title: string }; onPress?: (() => void) | undefined }) {
  const t = useText(sharedText);
  const { product, onPress } = props;
  const { id, title } = product;
  const userMessage = useUserMessage();
  const refuseGuest = useLoginFirst();
  const changeHeart = useChangeHeart();
  const wishlisted = useIsWishlisted(id);

  const toggle = async () => {
    const user = currentUser();
    const heart = wishlisted ? undefined : id;
    if (refuseGuest(t.loginToWish, { heart }) || !user) return;
    try {
      await changeHeart(user.email, id, !wishlisted);
    } catch (error) {
      if (!refuseGuest(t.loginToWish, { error, heart })) showToast({ kind: 'error', message: userMessage(error) });
    }
  };

  return (
    <ActionIcon
      variant="default"
      className={classes.heart}
      aria-pressed={wishlisted}
      aria-label={wishlisted ? t.unwish(title) : t.wish(title)}
      onClick={firstClick(() => {
        onPress?.();
        void toggle();
      })}
    >
      <IconHeart size={22} aria-hidden />
    </ActionIcon>
  );
}
