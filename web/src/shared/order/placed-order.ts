/** What the checkout passes to the order list in the history entry. */
interface PlacedOrderState {
  placedOrder: string; // its id
}

export const placedOrderState = (id: string): PlacedOrderState => ({ placedOrder: id });

/** The id of the order that was just placed. A history entry can hold anything. */
export function placedOrderIn(state: unknown): string | undefined {
  const { placedOrder } = (state ?? {}) as Partial<Record<keyof PlacedOrderState, unknown>>;
  return typeof placedOrder === 'string' ? placedOrder : undefined;
}
