import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { MAX_PRODUCTS_BY_ID } from '../../../../schema/shop.ts';
import { failed } from '../../apollo/error-codes.ts';
import { GuestCartDocument } from '../../generated/cart-guest.ts';
import type { CartStateFragment } from '../../generated/shared-cart.ts';
import { forgetKnownLines, keepKnownLines, knownLines } from '../../shared/cart/known-lines.ts';

/**
 * The titles of what was in the cart when this browser saw it last, and is no longer sold: the API leaves it out without a word.
 * `items`: undefined until the API has answered.
 */
export function useGoneProducts(items: CartStateFragment['items'] | undefined): readonly string[] {
  const client = useApolloClient();
  const [gone, setGone] = useState<readonly string[]>([]);
  const asked = useRef(false);
  useEffect(() => {
    if (!items) return;
    const lines = items.map(({ product }) => product);
    // What leaves the cart later, somebody takes out here.
    const absent = asked.current ? [] : knownLines().filter(({ id }) => lines.every((line) => line.id !== id));
    asked.current = true;
    keepKnownLines([...lines, ...absent]);
    if (absent.length === 0) return;
    const ids = absent.slice(0, MAX_PRODUCTS_BY_ID).map(({ id }) => id);
    const options = { query: GuestCartDocument, variables: { ids }, fetchPolicy: 'network-only' } as const;
    client.query({ ...options, errorPolicy: 'all' }).then(
      ({ data, error }) => {
        const answered = absent.filter((_, place) => place < ids.length && !failed(error, 'productsById', place));
        // Another device may have taken it out: nothing is said of what the shop still has.
        const sold = new Set(data?.productsById?.map((product) => product?.id));
        setGone(answered.filter(({ id }) => !sold.has(id)).map(({ title }) => title));
        forgetKnownLines(answered);
      },
      // They stay known, so that the next visit asks again.
      () => undefined,
    );
  }, [items, client]);
  return gone;
}
