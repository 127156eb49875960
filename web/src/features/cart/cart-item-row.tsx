import { ActionIcon, Button, Group, Stack, Text, Title } from '@mantine/core';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import layout from '../../ui/layout.module.css';
import { productText } from '../../shared/product/messages.ts';
import { ProductPicture } from '../../shared/product/product-picture.tsx';
import type { CartStateFragment } from '../../generated/shared-cart.ts';
import { productPath } from '../../lib/paths.ts';
import classes from './cart.module.css';
import { useText } from '../../lib/language/language.tsx';
import { cartText } from './messages.ts';
import { firstClick } from '../../ui/first-click.ts';

const REMOVE = 'remove';
const MOVE = 'move';

/**
 * `onRemove` and `onMove` get the button of the same kind of the next row, of the last one that of the row before, as the focus target.
 * Without `onMove`, the product cannot be moved to the wishlist.
 */
export function CartItemRow(props: {
  item: Pick<CartStateFragment['items'][number], 'product' | 'quantity' | 'lineTotal'>;
  onIncrement: () => void;
  onDecrement: () => void;
  onRemove: (next: HTMLElement | null) => void;
  onMove?: (next: HTMLElement | null) => void;
  /** Stands below the line. */
  note?: ReactNode;
}) {
  const t = useText(cartText);
  const shared = useText(productText);
  const { item, onIncrement, onDecrement, onRemove, onMove, note } = props;
  const { product, quantity, lineTotal } = item;
  const { title, stock } = product;
  const discounted = product.hasPrice && product.originalPrice > product.discountPrice;
  const noMore = stock <= quantity || !product.hasPrice;
  const plus = useRef<HTMLButtonElement>(null);
  const limit = useId();

  const decrement = () => {
    // At quantity 1 there is no minus button, which would lose the focus.
    if (quantity === 2) plus.current?.focus();
    onDecrement();
  };
  const nextOf = ({ currentTarget }: MouseEvent, action: string) => {
    const row = currentTarget.closest('li');
    return (
      (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>(
        `[data-action="${action}"]`,
      ) ?? null
    );
  };

  return (
    <li className={classes.row}>
      <ProductPicture src={product.image} alt="" sizes="128px" className={classes.picture} />
      <Stack gap={4} className={classes.words}>
        <Title order={2} fz="h3" fw={650}>
          <Link to={productPath(product.id)}>{title}</Link>
        </Title>
        <Group component="p" gap="0 8px" align="baseline" fz="sm">
          {/* Of one it is the total, which stands in this row already: it is said again only beside what it was before. */}
          {product.hasPrice && (quantity > 1 || discounted) && (
            <Text span>
              <span className={layout.hidden}>{shared.price}</span>
              {formatPrice(product.discountPrice)} {quantity > 1 && t.each}
            </Text>
          )}
          {discounted && (
            <Text component="s" inherit c="dimmed">
              <span className={layout.hidden}>{shared.originalPrice}</span>
              {formatPrice(product.originalPrice)}
            </Text>
          )}
          {discounted && product.discountPercent > 0 && (
            <Text component="strong" inherit fw={650} c="var(--brand)">
              {shared.off(product.discountPercent)}
            </Text>
          )}
        </Group>
        {!product.hasPrice && (
          <Text id={limit} fz="sm" fw={600} c="var(--danger)">
            {t.withoutPrice}
          </Text>
        )}
        {product.hasPrice && noMore && (
          <Text id={limit} fz="sm" fw={600} c={stock < quantity ? 'var(--danger)' : undefined}>
            {stock <= 0 ? shared.outOfStock : t.onlyLeft(stock)}
          </Text>
        )}
      </Stack>
      <Group gap={2} className={classes.actions}>
        <Group gap={0} wrap="nowrap" className={classes.stepper} role="group" aria-label={t.quantityOf(title)}>
          {quantity > 1 ? (
            <ActionIcon aria-label={t.less(title)} onClick={decrement}>
              <IconMinus size={18} aria-hidden />
            </ActionIcon>
          ) : (
            <span className={classes.inPlace} aria-hidden="true">
              {t.quantityShort}
            </span>
          )}
          <span className={classes.quantity}>
            <span className={layout.hidden}>{t.quantity}</span>
            {quantity}
          </span>
          {/* It keeps the focus at the limit, and says why when it is pressed all the same. */}
          <ActionIcon
            ref={plus}
            aria-label={t.more(title)}
            aria-disabled={noMore}
            data-disabled={noMore || undefined}
            aria-describedby={noMore ? limit : undefined}
            onClick={onIncrement}
          >
            <IconPlus size={18} aria-hidden />
          </ActionIcon>
        </Group>
        {onMove && (
          <Button
            variant="subtle"
            px="sm"
            data-action={MOVE}
            aria-label={`${t.toWishlist} ${title}`}
            title={t.toWishlist}
            onClick={firstClick<HTMLButtonElement>((event) => onMove(nextOf(event, MOVE)))}
          >
            <IconHeart size={20} aria-hidden />
            {/* The line of quantity and actions is too short for the words on a phone: the heart stands for them. */}
            <span className={layout.hiddenOnPhone}>{t.toWishlist}</span>
          </Button>
        )}
        <ActionIcon
          data-action={REMOVE}
          aria-label={t.remove(title)}
          title={t.remove(title)}
          onClick={firstClick<HTMLButtonElement>((event) => onRemove(nextOf(event, REMOVE)))}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
      <p className={classes.total}>
        <span className={layout.hidden}>{t.total}</span>
        {product.hasPrice ? formatPrice(lineTotal) : shared.priceNotAvailable}
      </p>
      {note}
    </li>
  );
}
