import { Button, Group, Paper } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { errorText } from '../../../apollo/messages.ts';
import { useText } from '../../../lib/language/language.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSessionUser } from '../../../session/session-user.ts';
import { lineTotal } from '../../../shared/cart/cart-amounts.ts';
import { setGuestQuantity, useGuestItems, type GuestItem } from '../../../shared/cart/guest-cart.ts';
import amounts from '../../../shared/order/amounts.module.css';
import { savedAmount } from '../../../shared/order/order-amounts.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { CartFrame, CartSkeleton, CartSummary } from '../cart-frame.tsx';
import { CartItemRow } from '../cart-item-row.tsx';
import { cartText } from '../messages.ts';
import { useGuestLines } from './use-guest-lines.ts';

/** What a guest put into the cart. It is in this browser until they log in; then it goes into their account's cart. */
export function GuestCartPage() {
  const t = useText(cartText);
  const user = useSessionUser();
  const items = useGuestItems();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<string>();
  if (user) return <Navigate replace to={paths.cart} />;

  const remove = (item: GuestItem, title: string) => {
    setGuestQuantity(item.id, 0);
    setRemoved(title);
  };
  return (
    <CartFrame heading={heading} ids={items.map(({ id }) => id)}>
      <div role="status">
        {removed && (
          <Paper px="md" py="xs" mb="md" bg="var(--brand-soft)">
            {t.removed(removed)}
          </Paper>
        )}
      </div>
      {items.length > 0 && (
        <Filled items={items} onRemove={remove} onFocus={(next) => (next ?? heading.current)?.focus()} />
      )}
    </CartFrame>
  );
}

function Filled(props: {
  items: readonly GuestItem[];
  onRemove: (item: GuestItem, title: string) => void;
  /** After a removal: the next row's button, if there is one. */
  onFocus: (next: HTMLElement | null) => void;
}) {
  const t = useText(cartText);
  const { notThatMany } = useText(errorText);
  const { items, onRemove, onFocus } = props;
  const { cart, loading, error, refetch } = useGuestLines(items);
  if (!cart) return loading ? <CartSkeleton /> : <LoadError error={error} onRetry={refetch} />;

  const { lines, sold, summary, count } = cart;
  return (
    <div className={amounts.withSummary}>
      <ul aria-label={t.list}>
        {lines.map(({ item, product, unread }) =>
          product ? (
            <CartItemRow
              key={item.id}
              item={{ product, quantity: item.quantity, lineTotal: lineTotal(product.discountPrice, item.quantity) }}
              onIncrement={() => {
                if (item.quantity < product.stock) setGuestQuantity(item.id, item.quantity + 1);
                else showToast({ kind: 'error', message: notThatMany });
              }}
              onDecrement={() => setGuestQuantity(item.id, item.quantity - 1)}
              onRemove={(next) => {
                onFocus(next);
                onRemove(item, product.title);
              }}
            />
          ) : (
            <Group key={item.id} component="li" justify="space-between" py="md" c="dimmed">
              {unread ? t.notRead(item.title) : t.notSold(item.title)}
              <Button
                variant="subtle"
                color="gray"
                onClick={() => {
                  onFocus(null);
                  setGuestQuantity(item.id, 0);
                }}
              >
                {t.takeOut}
              </Button>
            </Group>
          ),
        )}
      </ul>
      <CartSummary {...{ count, summary }} saved={savedAmount({ items: sold })} note={`${t.note} ${t.guestNote}`}>
        <Button component={Link} to={paths.login} state={{ from: paths.cart }} size="lg">
          {t.signInToOrder}
        </Button>
      </CartSummary>
    </div>
  );
}
