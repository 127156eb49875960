import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { StaffCatalogueDocument } from '../../../generated/admin-catalogue.ts';
import { RowStore, type Facts, type ReadPart } from './row-store.ts';
import type { View } from './view.ts';

/** Reads a part of a list. Never from the cache: it would hold every window of every list. */
export function useReadPart(): (view: View) => ReadPart {
  const client = useApolloClient();
  return useMemo(
    () => (view) => async (offset, limit) => {
      const { data } = await client.query({
        query: StaffCatalogueDocument,
        variables: { ...view, offset, limit },
        fetchPolicy: 'no-cache',
      });
      if (!data?.catalogue) throw new Error('The answer has no catalogue.');
      return data.catalogue;
    },
    [client],
  );
}

/** The list of a view. `facts` are those of the list before until the first window is there. */
export function useCatalogue(view: View): { store: RowStore; facts: Facts | undefined; error: unknown; busy: boolean } {
  const readPart = useReadPart();
  const key = JSON.stringify(view);
  const store = useMemo(() => new RowStore(key, readPart(JSON.parse(key) as View)), [key, readPart]);
  const { facts, error } = useSyncExternalStore(store.subscribe, store.state);
  const [last, setLast] = useState<Facts>();
  if (facts && facts !== last) setLast(facts);
  return { store, facts: facts ?? last, error, busy: !facts && !error };
}
