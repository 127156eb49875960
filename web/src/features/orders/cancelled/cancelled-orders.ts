import { SHIPPING_FEE, TAX } from '../../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { listPerAccount } from '../../../session/list-per-account.ts';
import { keepAddressOf } from '../../../shared/address/kept-addresses.ts';
import { lineAmount } from '../../../shared/order/order-amounts.ts';

interface CancelledItem {
  /** Older notes have none. */
  productId?: string;
  title: string;
  quantity: number;
  /** When it was cancelled, in ms. */
  at: number;
  /** Older notes have none. */
  image?: string;
  /** In rupees, at the price of that day. Older notes have none. */
  amount?: number;
}

/** What somebody has cancelled of an order. The API deletes it. */
export interface CancelledOrder {
  /** Of the order. */
  id: string;
  /** The latest cancellation, in ms. */
  at: number;
  items: readonly CancelledItem[];
  /** In rupees, at the prices of that day. With the fees if nothing of the order is left. */
  amount: number;
  whole: boolean;
  onDelivery: boolean;
}

/** Older ones give way to newer ones. */
const MOST_KEPT = 20;

type Fields = Partial<Record<string, unknown>>;

const isTime = (found: unknown): found is number =>
  typeof found === 'number' && !Number.isNaN(new Date(found).getTime());

/** `latest`: of the whole order. Older notes have no other date. */
function parseItem(found: unknown, latest: number): CancelledItem[] {
  const { productId, title, quantity, at, image, amount } = (found ?? {}) as Fields;
  if (typeof title !== 'string' || !Number.isInteger(quantity)) return [];
  return [
    {
      ...(typeof productId === 'string' && { productId }),
      ...(typeof image === 'string' && { image }),
      ...(typeof amount === 'number' && { amount }),
      title,
      quantity: quantity as number,
      at: isTime(at) ? at : latest,
    },
  ];
}

function parse(found: unknown): CancelledOrder[] {
  const { id, at, items, amount, whole, onDelivery } = (found ?? {}) as Fields;
  if (typeof id !== 'string' || !isTime(at) || !Array.isArray(items) || typeof amount !== 'number') return [];
  return [
    {
      id,
      at,
      amount,
      items: (items as unknown[]).flatMap((item) => parseItem(item, at)),
      whole: whole === true,
      onDelivery: onDelivery === true,
    },
  ];
}

const stored = listPerAccount('cancelledOrders', parse);
const { change } = stored;

/** The latest first. */
export const useCancelledOrders = stored.useList;

/** Keeps what was cancelled. `whole`: nothing of the order is left, so its address is kept, too. */
export function keepCancelled(order: OrderStateFragment, productId: string, whole: boolean): void {
  const item = order.items.find(({ id }) => id === productId);
  if (whole) keepAddressOf(order);
  if (!item?.product) return;
  const { title, image } = item.product;
  change((known) => {
    const at = Date.now();
    const before = known.find(({ id }) => id === order.id);
    const amount = lineAmount(item) ?? 0;
    const cancelled = { productId, title, quantity: item.quantity, at, amount, ...(image && { image }) };
    // Whole paise, because sums of fractions have rounding errors.
    const amounts = [before?.amount ?? 0, amount, ...(whole ? [SHIPPING_FEE, TAX] : [])];
    const kept: CancelledOrder = {
      id: order.id,
      at,
      items: [...(before?.items ?? []), cancelled],
      amount: Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100) / 100,
      whole,
      onDelivery: order.paymentMethod === 'CASH_ON_DELIVERY',
    };
    return [kept, ...known.filter(({ id }) => id !== order.id)].slice(0, MOST_KEPT);
  });
}

export function forgetCancelled(id: string): void {
  change((known) => known.filter((order) => order.id !== id));
}

/** Takes back that it was forgotten. */
export function restoreCancelled(order: CancelledOrder): void {
  change((known) => [order, ...known.filter(({ id }) => id !== order.id)].toSorted((a, b) => b.at - a.at));
}
