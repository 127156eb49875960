import { Button, VisuallyHidden } from '@mantine/core';
import IconAgain from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { endedSession } from '../../apollo/error-codes.ts';
import { useUserMessage } from '../../apollo/user-message.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsShown } from '../../lib/hooks/use-is-shown.ts';
import { fillCart, tellFilled } from '../../shared/cart/fill-cart.ts';
import { orderText } from '../../shared/order/messages.ts';
import { closedStatus } from '../../shared/order/order-amounts.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { ordersText } from './messages.ts';

/**
 * Puts what can still be bought of an order into the cart, opens the cart, and says in a sentence what is missing. Nothing if none of
 * the products can be bought, or while the order is open: the API would refuse another one. In a row of the list its name has the order's id.
 */
export function ReorderButton({ order, inRow = false }: { order: OrderStateFragment; inRow?: boolean }) {
  const t = useText(ordersText);
  const texts = useText(orderText);
  const userMessage = useUserMessage();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const shown = useIsShown();
  const canBuy = order.items.some(({ product }) => product?.hasPrice && product.stock > 0);
  if (!canBuy || !closedStatus(order)) return null;

  const tellError = (error: unknown): void => showToast({ kind: 'error', message: userMessage(error) });
  const reorder = async (): Promise<void> => {
    setBusy(true);
    try {
      const filled = await fillCart(client, order.items);
      if (filled.failure !== undefined) tellError(filled.failure);
      tellFilled(filled, texts, { all: t.allInCart, notAll: t.notAllInCart, nothing: t.nothingInCart });
      if (filled.added > 0 && shown.current) await navigate(paths.cart);
    } catch (error) {
      // At the end of a session the login guard redirects to the login page.
      if (!endedSession(error)) tellError(error);
    }
    setBusy(false);
  };
  return (
    <Button
      variant={inRow ? 'subtle' : 'filled'}
      {...(inRow && { px: 'xs' })}
      loading={busy}
      leftSection={<IconAgain size={20} aria-hidden />}
      onClick={() => void reorder()}
    >
      {t.reorder} {inRow && <VisuallyHidden component="span">{t.reorderOf(order.id)}</VisuallyHidden>}
    </Button>
  );
}
