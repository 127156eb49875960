import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import classes from './heart.module.css';
import { useWishlistToggle } from './use-wishlist-toggle.ts';
import { useText } from '../../lib/language/language.tsx';
import { heartText } from './messages.ts';

export function Heart(props: { product: { id: string; title: string }; onPress?: (() => void) | undefined }) {
  const t = useText(heartText);
  const { product, onPress } = props;
  const { wishlisted, toggle } = useWishlistToggle(product.id);
  return (
    <button
      type="button"
      // Where one-intent.ts is loaded, a double tap counts as one press, too.
      data-once
      className={classes.heart}
      aria-pressed={wishlisted}
      aria-label={wishlisted ? t.remove(product.title) : t.add(product.title)}
      onClick={({ detail }) => {
        // Ignores the second click of a double click.
        if (detail > 1) return;
        onPress?.();
        void toggle();
      }}
    >
      <IconHeart aria-hidden />
    </button>
  );
}
