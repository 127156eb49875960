import { ActionIcon, Anchor, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useId, useRef, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../../schema/shop.ts';
import { useText } from '../../../lib/language/language.tsx';
import { paths, productPath } from '../../../lib/paths.ts';
import { lineTotal } from '../../../shared/cart/cart-amounts.ts';
import { setGuestQuantity, useGuestItems, type GuestItem } from '../../../shared/cart/guest-cart.ts';
import { orderText } from '../../../shared/order/messages.ts';
import { productText } from '../../../shared/product/messages.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { CartAmounts } from '../cart-frame.tsx';
import classes from '../cart.module.css';
import { cartText } from '../messages.ts';
import { useGuestLines } from './use-guest-lines.ts';

/** More would push the log-in off a phone's window. */
const SHOWN = 3;

/** What waits in a guest's cart, beside the log-in to which its address leads. */
export function GuestLines() {
  const t = useText(cartText);
  const { itemCount } = useText(orderText);
  const { priceNotAvailable } = useText(productText);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const items = useGuestItems();
  const { cart, loading, error, refetch } = useGuestLines(items);

  const remove = (item: GuestItem, title: string, { currentTarget }: MouseEvent): void => {
    // Its own button goes away; with the last line all of this does.
    const next = currentTarget.closest('li')?.nextElementSibling?.querySelector('button') ?? heading.current;
    (items.length > 1 ? next : document.getElementById('main'))?.focus({ preventScroll: true });
    setGuestQuantity(item.id, 0);
    showToast({ kind: 'success', message: t.removed(title) });
  };
  return (
    <Paper component="section" withBorder radius="lg" p="lg" bg="var(--sunk)" aria-labelledby={id}>
      <Stack gap={18}>
        <Group component="header" align="baseline" gap="sm">
          <Title order={2} id={id} ref={heading} tabIndex={-1}>
            {t.yours}
          </Title>
          {cart && <Text c="dimmed">{itemCount(cart.count)}</Text>}
        </Group>
        {!cart && (loading ? <Bones count={items.length} /> : <LoadError error={error} onRetry={refetch} />)}
        {cart && (
          <>
            <Stack component="ul" aria-label={t.list}>
              {cart.lines.slice(0, SHOWN).map(({ item, product, unread }) => (
                <Group key={item.id} component="li" gap={14} wrap="nowrap">
                  <ProductPicture src={product && product.image} alt="" sizes="64px" className={classes.small} />
                  <div className={classes.grows}>
                    {product ? (
                      <>
                        <Anchor component={Link} to={productPath(product.id)} underline="hover" c="inherit">
                          {product.title}
                        </Anchor>
                        <Group gap="sm">
                          <span>
                            {t.quantity}
                            {item.quantity}
                          </span>
                          <strong>
                            {product.hasPrice
                              ? formatPrice(lineTotal(product.discountPrice, item.quantity))
                              : priceNotAvailable}
                          </strong>
                        </Group>
                      </>
                    ) : (
                      <p>{unread ? t.notRead(item.title) : t.notSold(item.title)}</p>
                    )}
                  </div>
                  <ActionIcon
                    aria-label={product ? t.remove(product.title) : t.takeOut}
                    title={product ? t.remove(product.title) : t.takeOut}
                    onClick={(event) => {
                      if (event.detail <= 1) remove(item, product?.title ?? item.title ?? t.oneProduct, event);
                    }}
                  >
                    <IconTrash size={20} aria-hidden />
                  </ActionIcon>
                </Group>
              ))}
            </Stack>
            <div className={classes.amounts}>
              <CartAmounts count={cart.count} summary={cart.summary} />
            </div>
          </>
        )}
        <Button component={Link} to={paths.guestCart} variant="default">
          {items.length > SHOWN ? t.seeAll(items.length) : t.seeCart}
        </Button>
      </Stack>
    </Paper>
  );
}

function Bones({ count }: { count: number }) {
  const t = useText(cartText);
  return (
    <Stack role="status" aria-label={t.loading}>
      {Array.from({ length: Math.min(count, SHOWN) }, (_, place) => (
        <Skeleton key={place} height={64} />
      ))}
    </Stack>
  );
}
