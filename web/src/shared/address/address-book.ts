import type { DeliveryAddressStateFragment } from '../../generated/shared-order.ts';
import { isSame, placeKey, type AddressFields } from './address-checks.ts';
import { fieldsOf, useHiddenAddresses, useKeptAddresses, type KeptAddress } from './kept-addresses.ts';

/** Of an order, what tells its address. */
export interface AddressedOrder {
  createdAt: string | null;
  deliveryAddress: DeliveryAddressStateFragment | null;
}

export interface KnownAddress {
  /** The same for the same place. */
  key: string;
  /** The latest that the API gave it. Undefined: the API has not got it yet. */
  id: string | undefined;
  /** The API keeps an address for each time that somebody typed the place. */
  ids: string[];
  fields: AddressFields;
  /** The account's choice in this browser. */
  isDefault: boolean;
}

/**
 * Where orders were delivered and what the browser keeps, each place once: the default one, then the latest.
 * `hidden`: ids of orders' addresses that were removed or replaced.
 */
export function addressesOf(
  orders: readonly AddressedOrder[],
  hidden: readonly string[] = [],
  kept: readonly KeptAddress[] = [],
): KnownAddress[] {
  const ofOrders = orders.flatMap(({ createdAt, deliveryAddress: found }) => {
    const fields = found && !hidden.includes(found.id) && fieldsOf(found);
    // Without a date they come last.
    return fields ? [{ fields, id: found.id, at: Date.parse(createdAt ?? '') || 0, isDefault: false }] : [];
  });
  const known = new Map<string, KnownAddress>();
  for (const { fields, id, isDefault } of [...ofOrders, ...kept].toSorted((a, b) => b.at - a.at)) {
    const key = placeKey(fields);
    const place = known.get(key) ?? { key, id, ids: [], fields, isDefault };
    known.set(key, {
      ...place,
      id: place.id ?? (isSame(place.fields, fields) ? id : undefined),
      ids: id === undefined || place.ids.includes(id) ? place.ids : [...place.ids, id],
      isDefault: place.isDefault || isDefault,
    });
  }
  return [...known.values()].toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** The addresses of the account that is logged in. Null: the orders cannot be read. */
export function useAddressBook(orders: readonly AddressedOrder[] | null): KnownAddress[] {
  return addressesOf(orders ?? [], useHiddenAddresses(), useKeptAddresses());
}
