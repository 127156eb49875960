import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { endedSession } from '../../../apollo/error-codes.ts';
import { CART_QUEUE } from '../../../apollo/operation-queue.ts';
import { payloadOf } from '../../../apollo/payload-of.ts';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { CartDocument } from '../../../generated/cart.ts';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { useAddToCartMutation } from '../../../generated/products-detail.ts';
import { useText } from '../../../lib/language/language.tsx';
import { paths } from '../../../lib/paths.ts';
import { useOpen } from '../../../lib/router/use-open.ts';
import { missingText } from '../../../shared/cart/messages.ts';
import { missingList, type Missing } from '../../../shared/cart/missing.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { ordersText } from '../messages.ts';
import { reorderPlan, type Wanted } from './reorder-plan.ts';

/**
 * Puts what can still be bought of an order into the cart, opens the cart, and says in a sentence what is missing.
 * Calls while it is `busy` do nothing.
 */
export function useReorder() {
  const t = useText(ordersText);
  const why = useText(missingText);
  const userMessage = useUserMessage();
  const client = useApolloClient();
  const open = useOpen();
  const [add] = useAddToCartMutation({ errorPolicy: 'all', context: CART_QUEUE });
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);

  const quantitiesInCart = async () => {
    const { data } = await client.query({ query: CartDocument, fetchPolicy: 'network-only', context: CART_QUEUE });
    return new Map(data?.cart?.items.map(({ id, quantity }) => [id, quantity]));
  };

  /** Undefined: it is in the cart. */
  const addOne = async ({ productId, title, quantity }: Wanted): Promise<Missing | undefined> => {
    const { code } = await payloadOf(add({ variables: { productId, quantity } }), 'addToCart');
    if (code === 'ADDED' || code === 'QUANTITY_UPDATED') return undefined;
    return { why: code === 'INSUFFICIENT_STOCK' ? 'notThatMany' : 'notAdded', title };
  };

  const putIntoCart = async (order: OrderStateFragment): Promise<void> => {
    const { wanted, missing } = reorderPlan(order, await quantitiesInCart());
    let added = 0;
    let failure: unknown;
    for (const one of wanted) {
      try {
        // One after another: the cart's queue would send them so anyway, and after a failure the rest stays out.
        const problem = failure === undefined ? await addOne(one) : ({ why: 'notAdded', title: one.title } as const);
        if (problem) missing.push(problem);
        else added += 1;
      } catch (error) {
        if (endedSession(error)) throw error;
        failure = error;
        missing.push({ why: 'notAdded', title: one.title });
      }
    }
    if (failure !== undefined) showToast({ kind: 'error', message: userMessage(failure) });
    if (missing.length === 0) showToast({ kind: 'success', message: t.allInCart });
    else
      showToast({ kind: 'error', message: (added > 0 ? t.notAllInCart : t.nothingInCart)(missingList(why, missing)) });
    if (added > 0 && mounted.current) await open(paths.cart);
  };

  const reorder = async (order: OrderStateFragment): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await putIntoCart(order);
    } catch (error) {
      // At the end of a session the login guard redirects to the login page.
      if (!endedSession(error)) showToast({ kind: 'error', message: userMessage(error) });
    }
    running.current = false;
    setBusy(false);
  };

  return { reorder, busy };
}
