import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { MAX_CATALOGUE_ROWS } from '../../../../../schema/shop.ts';
import { StaffCatalogueDocument, type StaffRowFragment } from '../../../generated/admin-catalogue.ts';
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

/** Reads products as they are now, by their ids; one that is gone is not among them. Throws like `ReadPart`. */
export function useReadRows(): (ids: readonly string[]) => Promise<Map<string, StaffRowFragment>> {
  const readPart = useReadPart();
  return async (ids) => {
    const rows = new Map<string, StaffRowFragment>();
    for (let at = 0; at < ids.length; at += MAX_CATALOGUE_ROWS) {
      const filter = { ids: ids.slice(at, at + MAX_CATALOGUE_ROWS) };
      const part = await readPart({ filter, sort: 'ADDED', descending: false })(0, MAX_CATALOGUE_ROWS);
      for (const row of part.rows) rows.set(row.id, row);
    }
    return rows;
  };
}

/** The list of a view. `facts` are those of the list before until the first window is there. */
export function useCatalogue(view: View): { store: RowStore; facts: Facts | undefined; error: unknown; busy: boolean } {
  const readPart = useReadPart();
  const key = JSON.stringify(view);
  const store = useMemo(() => new RowStore(key, readPart(JSON.parse(key) as View)), [key, readPart]);
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { facts, error } = state;
  // The table reads the rows in sight, but is not shown for an empty list, nor before this one has facts of its own.
  useEffect(() => {
    if (!state.facts?.total) store.need(0, 0);
  }, [store, state]);
  const [last, setLast] = useState<Facts>();
  if (facts && facts !== last) setLast(facts);
  return { store, facts: facts ?? last, error, busy: !facts && !error };
}
