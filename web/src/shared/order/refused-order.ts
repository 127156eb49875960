/** What was to be ordered when the API said that an order exists. */
export interface RefusedOrder {
  productIds: readonly string[];
  /** Not by 'Buy now'. */
  fromCart: boolean;
}

/** What the checkout passes to the order list in the history entry. */
interface RefusedOrderState {
  refusedOrder: RefusedOrder;
}

export const refusedOrderState = (refusedOrder: RefusedOrder): RefusedOrderState => ({ refusedOrder });

type Fields<Shape> = Partial<Record<keyof Shape, unknown>>;

/** The order that was just refused. A history entry can hold anything. */
export function refusedOrderIn(state: unknown): RefusedOrder | undefined {
  const { refusedOrder } = (state ?? {}) as Fields<RefusedOrderState>;
  const { productIds, fromCart } = (refusedOrder ?? {}) as Fields<RefusedOrder>;
  if (!Array.isArray(productIds)) return undefined;
  const ids = (productIds as unknown[]).filter((id) => typeof id === 'string');
  return { productIds: ids, fromCart: fromCart === true };
}
