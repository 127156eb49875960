import type { DeliveryAddressStateFragment } from '../../generated/components.ts';
import { ADDRESS_CHECKS, type AddressFields } from './address-checks.ts';

/** Of an order, what tells its address. */
export interface AddressedOrder {
  createdAt: string | null;
  deliveryAddress: DeliveryAddressStateFragment | null;
}

export interface EarlierAddress {
  /** The id of its latest order's address. */
  id: string;
  /** The API keeps an address for each time that somebody typed the place. */
  ids: string[];
  fields: AddressFields;
}

const NAMES = Object.keys(ADDRESS_CHECKS) as (keyof typeof ADDRESS_CHECKS)[];

/**
 * Where orders were delivered, latest order first, each place once. Only addresses that the form would take.
 * `removed`: ids of addresses that the shopper does not want to see.
 */
export function addressesOf(orders: readonly AddressedOrder[], removed: readonly string[] = []): EarlierAddress[] {
  const known = new Map<string, EarlierAddress>();
  for (const { deliveryAddress: found } of latestFirst(orders)) {
    if (!found || removed.includes(found.id)) continue;
    const { id, address, block, state, city, postalCode } = found;
    const fields = { address: address ?? '', block, state, city, postalCode };
    if (NAMES.some((name) => ADDRESS_CHECKS[name](fields[name]) !== null)) continue;
    const place = NAMES.map((name) => fields[name].trim().toLowerCase()).join('\n');
    const before = known.get(place);
    if (before) before.ids.push(id);
    else known.set(place, { id, ids: [id], fields });
  }
  return [...known.values()];
}

/** Orders without a date come last. */
const latestFirst = (orders: readonly AddressedOrder[]): readonly AddressedOrder[] =>
  orders.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
