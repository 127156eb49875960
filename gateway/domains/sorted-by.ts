type Value = string | number | null;

/** Equal values stay in the order of `items`. What has no value comes last in either direction. */
export function sortedBy<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => Value,
  descending: boolean,
): readonly Item[] {
  const direction = descending ? -1 : 1;
  return items
    .map((item) => ({ item, value: valueOf(item) }))
    .sort(({ value: a }, { value: b }) => {
      if (a === b) return 0;
      if (a === null || b === null) return a === null ? 1 : -1;
      return a < b ? -direction : direction;
    })
    .map(({ item }) => item);
}
