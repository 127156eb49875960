/** The page number in the address, from 1; 1 if it is missing or invalid. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The ends of a range, the lower one first: the wrong way round it means the same. */
export function inOrder<End extends string | number | null | undefined>(from: End, to: End): [from: End, to: End] {
  return from != null && to != null && from > to ? [to, from] : [from, to];
}
