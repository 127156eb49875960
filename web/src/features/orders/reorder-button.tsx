import { Button, VisuallyHidden } from '@mantine/core';
import IconAgain from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { endedSession } from '../../apollo/error-codes.ts';
import { useUserMessage } from '../../apollo/user-message.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsShown } from '../../lib/hooks/use-is-shown.ts';
import { missingText, type Missing, type ToAdd } from '../../shared/cart/cart-plan.ts';
import { fillCart } from '../../shared/cart/fill-cart.ts';
import { fillText } from '../../shared/cart/messages.ts';
import { closedStatus } from '../../shared/order/order-amounts.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { ordersText } from './messages.ts';

/** Nothing if none of the products can be bought, or while the order is open: the API would refuse another one. In a row of the list its name has the order's id. */
export function ReorderButton({ order, inRow = false }: { order: OrderStateFragment; inRow?: boolean }) {
  const t = useText(ordersText);
  const { reorder, busy } = useReorder();
  const canBuy = order.items.some(({ product }) => product?.hasPrice && product.stock > 0);
  if (!canBuy || !closedStatus(order)) return null;
  return (
    <Button
      variant={inRow ? 'subtle' : 'filled'}
      {...(inRow && { px: 'xs' })}
      loading={busy}
      leftSection={<IconAgain size={20} aria-hidden />}
      onClick={() => void reorder(() => order.items)}
    >
      {t.reorder} {inRow && <VisuallyHidden component="span">{t.reorderOf(order.id)}</VisuallyHidden>}
    </Button>
  );
}

/**
 * Puts what can still be bought of an order into the cart, opens the cart, and says in a sentence what is missing.
 * Calls while it is `busy` do nothing.
 */
function useReorder() {
  const t = useText(ordersText);
  const texts = useText(fillText);
  const userMessage = useUserMessage();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const shown = useIsShown();

  const putIntoCart = async (items: readonly ToAdd[]): Promise<void> => {
    const { added, missing, failure } = await fillCart(client, items);
    if (failure !== undefined) showToast({ kind: 'error', message: userMessage(failure) });
    showToast({ kind: missing.length > 0 ? 'error' : 'success', message: sentence(added, missing) });
    if (added > 0 && shown.current) await navigate(paths.cart);
  };

  const sentence = (added: number, missing: readonly Missing[]): string => {
    if (missing.length === 0) return t.allInCart;
    const list = missingText(texts, missing);
    return added > 0 ? t.notAllInCart(list) : t.nothingInCart(list);
  };

  /** `read` tells what to put into the cart. */
  const reorder = async (read: () => readonly ToAdd[] | Promise<readonly ToAdd[]>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await putIntoCart(await read());
    } catch (error) {
      // At the end of a session the login guard redirects to the login page.
      if (!endedSession(error)) showToast({ kind: 'error', message: userMessage(error) });
    }
    running.current = false;
    setBusy(false);
  };

  return { reorder, busy };
}
