import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { listPerAccount } from '../../session/list-per-account.ts';

/** What the items of an order cost when it was placed. The API keeps no prices with an order, so the browser does. */
interface OrderedPrices {
  /** Of the order. */
  id: string;
  /** In rupees for each unit, by product id. */
  prices: readonly (readonly [productId: string, price: number])[];
}

/** Older ones give way to newer ones. */
const MOST_KEPT = 50;

function parsePrice(found: unknown): [productId: string, price: number][] {
  const [productId, price] = Array.isArray(found) ? (found as unknown[]) : [];
  return typeof productId === 'string' && typeof price === 'number' ? [[productId, price]] : [];
}

function parse(found: unknown): OrderedPrices[] {
  const { id, prices } = (found ?? {}) as Partial<Record<keyof OrderedPrices, unknown>>;
  if (typeof id !== 'string' || !Array.isArray(prices)) return [];
  return [{ id, prices: (prices as unknown[]).flatMap(parsePrice) }];
}

const stored = listPerAccount('orderedPrices', parse);

/** Keeps the prices of an order that has just been placed. */
export function keepOrderedPrices({ id, items }: OrderStateFragment): void {
  const prices = items.flatMap(({ id: productId, product }) =>
    product ? [[productId, product.discountPrice] as const] : [],
  );
  stored.change((known) => [{ id, prices }, ...known.filter((order) => order.id !== id)].slice(0, MOST_KEPT));
}

/** True: each item costs today what it cost when the order was placed, so that today's sums are an invoice's. */
export function useAtOrderedPrices({ id, items }: OrderStateFragment): boolean {
  const prices = new Map(stored.useList().find((order) => order.id === id)?.prices);
  return items.every(({ id: productId, product }) => product && prices.get(productId) === product.discountPrice);
}
