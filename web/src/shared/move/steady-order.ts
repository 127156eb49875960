import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

type List = 'cart' | 'wishlist';

/** The ids of each list as it was shown last. */
const lastShown = new WeakMap<ApolloClient, Partial<Record<List, readonly string[]>>>();

/**
 * The items in the places where they were seen: what an Undo brings back stands where it stood, though the API puts it at the end. What
 * comes while the list is not on the screen is at the end. Until the page is loaded anew.
 */
export function useSteadyOrder<Item extends { id: string }>(list: List, items: readonly Item[]): Item[] {
  const client = useApolloClient();
  const [known, setKnown] = useState(() => lastShown.get(client)?.[list] ?? []);
  const ids = items.map(({ id }) => id);
  const places = [...known, ...ids.filter((id) => !known.includes(id))];
  if (places.length > known.length) setKnown(places);
  const shown = places.filter((id) => ids.includes(id)).join();
  useEffect(() => {
    lastShown.set(client, { ...lastShown.get(client), [list]: shown.split(',') });
  }, [client, list, shown]);
  return items.toSorted((a, b) => places.indexOf(a.id) - places.indexOf(b.id));
}
