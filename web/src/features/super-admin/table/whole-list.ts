/** A list on its way: the rows that are here, and what became of the rest. */
export interface WholeList<Row> {
  /** Undefined until the first of them are here. */
  rows: readonly Row[] | undefined;
  error: unknown;
  reload: () => unknown;
  /** The pages after the first; absent: the list comes as a whole. */
  rest?: { complete: boolean; error: unknown; retry: () => void };
}
