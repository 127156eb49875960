import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Reads the pages after the first, one after another: only a list that is here as a whole can be searched, put in order
 * and kept as a file. The gateway gives 50 at a time, so this is for thousands of rows, not for millions.
 */
export function useRemainingPages(
  pageInfo: { page: number; hasNextPage: boolean } | undefined,
  readPage: (page: number) => Promise<unknown>,
): { complete: boolean; error: unknown; retry: () => void } {
  const [error, setError] = useState<unknown>();
  const next = pageInfo?.hasNextPage ? pageInfo.page + 1 : null;
  const read = useEffectEvent((page: number) => {
    readPage(page).catch(setError);
  });
  useEffect(() => {
    if (next !== null && error === undefined) read(next);
  }, [next, error]);
  return { complete: pageInfo !== undefined && next === null, error, retry: () => setError(undefined) };
}

/** The items of a list and of its next page, each once: while somebody reads, new ones push others to the next page. */
export function joined<Item extends { id: string }>(items: readonly Item[], next: readonly Item[]): Item[] {
  return [...new Map([...items, ...next].map((item) => [item.id, item])).values()];
}
