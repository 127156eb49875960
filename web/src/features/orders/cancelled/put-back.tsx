import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { GuestCartDocument } from '../../../generated/cart-guest.ts';
import { useText } from '../../../lib/language/language.tsx';
import { once } from '../../../lib/one-intent.ts';
import type { ToAdd } from '../../../shared/cart/cart-plan.ts';
import { shortId } from '../../../shared/order/short-id.ts';
import layout from '../../../ui/layout.module.css';
import { ordersText } from '../messages.ts';
import { useReorder } from '../reorder/use-reorder.ts';
import type { CancelledOrder } from './cancelled-orders.ts';

/** A button that puts what an order held back into the cart, for somebody who cancelled in order to change the order. */
export function BackIntoCart(props: {
  /** Products, not pieces. */
  count: number;
  read: () => readonly ToAdd[] | Promise<readonly ToAdd[]>;
  className: string | undefined;
  /** Stands after the button's words. */
  children?: ReactNode;
}) {
  const { count, read, className, children } = props;
  const t = useText(ordersText);
  const { reorder, busy } = useReorder();
  return (
    <button type="button" {...once} className={className} aria-busy={busy} onClick={() => void reorder(read)}>
      {t.backIntoCart(count)} {children}
    </button>
  );
}

/** The same for a cancelled order's note. Nothing for a note from before notes had the products' ids. */
export function PutBack({ note, className }: { note: CancelledOrder; className: string | undefined }) {
  const t = useText(ordersText);
  const client = useApolloClient();
  if (!note.items.every(({ productId }) => productId)) return null;
  return (
    <BackIntoCart count={note.items.length} read={() => soldToday(client, note)} className={className}>
      <span className={layout.hidden}>({t.wholeCancelled(shortId(note.id))})</span>
    </BackIntoCart>
  );
}

/** The note has titles and quantities alone: whether a product is still sold, and how many there are, is asked. */
async function soldToday(client: ApolloClient, { items }: CancelledOrder): Promise<ToAdd[]> {
  const { data } = await client.query({
    query: GuestCartDocument,
    variables: { ids: items.map(({ productId = '' }) => productId) },
    fetchPolicy: 'network-only',
  });
  return items.map(({ quantity }, place) => ({ quantity, product: data?.productsById?.[place] ?? null }));
}
