import type { EarlierAddressesFragment } from '../../../generated/checkout.ts';
import type { AddressFields } from '../checkout-draft.ts';
import { ADDRESS_CHECKS } from './address-checks.ts';

type Orders = NonNullable<EarlierAddressesFragment['orders']>;

export interface EarlierAddress {
  id: string;
  fields: AddressFields;
}

const NAMES = Object.keys(ADDRESS_CHECKS) as (keyof typeof ADDRESS_CHECKS)[];

/** Where orders were delivered, latest order first, each place once. Only addresses that the form would take. */
export function addressesOf(orders: Orders): EarlierAddress[] {
  const known = new Map<string, EarlierAddress>();
  for (const { deliveryAddress: found } of latestFirst(orders)) {
    if (!found) continue;
    const { id, address, block, state, city, postalCode } = found;
    const fields = { address: address ?? '', block, state, city, postalCode };
    if (NAMES.some((name) => ADDRESS_CHECKS[name](fields[name]) !== null)) continue;
    const place = NAMES.map((name) => fields[name].trim().toLowerCase()).join('\n');
    if (!known.has(place)) known.set(place, { id, fields });
  }
  return [...known.values()];
}

/** Orders without a date come last. */
const latestFirst = (orders: Orders): Orders =>
  orders.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
