import { ActionIcon } from '@mantine/core';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import classes from './heart.module.css';
import { useWishlistToggle } from './use-wishlist-toggle.ts';
import { useText } from '../../lib/language/language.tsx';
import { firstClick } from '../../ui/first-click.ts';
import { heartText } from './messages.ts';

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
