import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import classes from './heart.module.css';
import { useWishlistToggle } from './use-wishlist-toggle.ts';

/** Puts a product on the wishlist and takes it off again: a button over the top right corner of what it stands in. */
export function Heart(props: {
  product: { id: string; title: string };
  /** Told of every press. */
  onPress?: (() => void) | undefined;
}) {
  const { product, onPress } = props;
  const { wishlisted, toggle } = useWishlistToggle(product.id);
  return (
    <button
      type="button"
      // Where one-intent.ts is loaded, a double tap counts as one press, too.
      data-once
      className={classes.heart}
      aria-pressed={wishlisted}
      aria-label={wishlisted ? `Remove ${product.title} from wishlist` : `Add ${product.title} to wishlist`}
      onClick={({ detail }) => {
        // The browser counts clicks that follow closely: only the first of a double click is a choice.
        if (detail > 1) return;
        onPress?.();
        void toggle();
      }}
    >
      <IconHeart aria-hidden />
    </button>
  );
}
