/** The names of an operation's products, and of the variables with their ids. */
const SLOTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;

export type Slot = (typeof SLOTS)[number];

/** Variables of an operation that asks for 1 to 12 products. Slots without an id of their own ask for the first one again. */
export function slotVariables(ids: readonly string[]): Record<Slot, string> {
  const [first = ''] = ids;
  return Object.fromEntries(SLOTS.map((slot, index) => [slot, ids[index] ?? first])) as Record<Slot, string>;
}

/** The products, in the order of the ids. Null: there is no such product, or it could not be read. */
export function slotProducts<Product>(
  data: Partial<Record<Slot, Product | null>>,
  ids: readonly string[],
): { slot: Slot; product: Product | null }[] {
  return SLOTS.slice(0, ids.length).map((slot) => ({ slot, product: data[slot] ?? null }));
}
