import type { DeliveryAddressStateFragment } from '../../generated/shared-order.ts';
import { EMPTY_ADDRESS, isAddress, isSame, mapFields, placeKey, type AddressFields } from './address-checks.ts';
import { useSyncExternalStore } from 'react';
import { keyed, storedValue } from '../../lib/browser-storage.ts';
import { currentUser, useSessionUser } from '../../session/session-user.ts';

/** An address that this browser keeps for the account. The API has no list of them, and forgets one with its last order. */
export interface KeptAddress {
  fields: AddressFields;
  /** The API's. None: it was written in the profile, and no order has used it. */
  id?: string;
  /** When it was kept, in ms. */
  at: number;
  /** The first one that checkout offers. At most one is. */
  isDefault: boolean;
}

/** Of a place: by which addresses the API knows it, and whether it is the default one. */
interface Place {
  key: string;
  ids: readonly string[];
  isDefault: boolean;
}

/** Older ones give way to newer ones. */
const MOST_KEPT = 30;
const MOST_HIDDEN = 200;

function parse(found: unknown): KeptAddress[] {
  const { fields: typed, id, at, isDefault } = (found ?? {}) as Partial<Record<string, unknown>>;
  const texts = (typed ?? {}) as Partial<Record<string, unknown>>;
  const fields = mapFields(EMPTY_ADDRESS, (_, name) => (typeof texts[name] === 'string' ? texts[name] : ''));
  if (typeof at !== 'number') return [];
  return isAddress(fields)
    ? [{ fields, at, isDefault: isDefault === true, ...(typeof id === 'string' && { id }) }]
    : [];
}

const stored = listPerAccount('keptAddresses', parse);

export const useKeptAddresses = stored.useList;

/** Ids alone: what somebody has removed is not kept to be read. */
const hidden = listPerAccount('removedAddresses', (found) => (typeof found === 'string' ? [found] : []));

/** Ids of addresses of orders that the account has removed, or replaced by an edit, in this browser. */
export const useHiddenAddresses = hidden.useList;

/** The API cannot delete an address, so this browser hides it. */
const hide = (ids: readonly string[]): void =>
  hidden.change((known) => [...known.filter((id) => !ids.includes(id)), ...ids].slice(-MOST_HIDDEN));

/**
 * Keeps it for the account that is logged in, before those that were kept earlier. `instead`: the place that it replaces, which may
 * be the same one.
 */
export function keepAddress(
  typed: AddressFields,
  options: { id?: string | undefined; isDefault?: boolean; instead?: Place | undefined } = {},
): void {
  const { id, instead } = options;
  const fields = mapFields(typed, (text) => text.trim());
  const key = placeKey(fields);
  stored.change((known) => {
    const same = known.find((one) => placeKey(one.fields) === key);
    const isDefault = options.isDefault ?? (instead?.isDefault || same?.isDefault || false);
    // Written in other letters it is another one to the API.
    const saved = id ?? (same && isSame(same.fields, fields) ? same.id : undefined);
    const kept: KeptAddress = { fields, at: Date.now(), isDefault, ...(saved !== undefined && { id: saved }) };
    const others = known
      .filter((one) => ![key, instead?.key].includes(placeKey(one.fields)))
      .map((one) => (isDefault ? { ...one, isDefault: false } : one));
    return [kept, ...others].filter((one, index) => index < MOST_KEPT || one.isDefault);
  });
  if (instead && instead.key !== key) hide(instead.ids);
}

/** Forgets what the browser keeps of a place, and hides it where orders have it. Without a default one, the latest comes first. */
export function removeAddress({ key, ids }: Pick<Place, 'key' | 'ids'>): void {
  stored.change((known) => known.filter(({ fields }) => placeKey(fields) !== key));
  hide(ids);
}

/** Of an order, as the form has it. Undefined: the form would not take it. */
export function fieldsOf(found: DeliveryAddressStateFragment): AddressFields | undefined {
  const { address, block, state, city, postalCode } = found;
  const fields = { postalCode, state, city, block, address: address ?? '' };
  return isAddress(fields) ? fields : undefined;
}

/** By the account's email, so that no account sees those of another. */
type Lists<Item> = Partial<Record<string, readonly Item[]>>;

const NONE: readonly never[] = [];

/**
 * Lists that the browser keeps under `key`, one for each account. `parse` returns an item of what was found, or none:
 * anybody can write to the storage.
 */
function listPerAccount<Item>(key: string, parse: (found: unknown) => Item[]) {
  const stored = storedValue(key, (found): Lists<Item> =>
    keyed(
      Object.entries(found ?? {}).map(([email, items]) => [
        email,
        Array.isArray(items) ? (items as unknown[]).flatMap(parse) : [],
      ]),
    ),
  );
  const of = (email: string | undefined): readonly Item[] =>
    (email === undefined ? undefined : stored.read()?.[email]) ?? NONE;

  /** Changes the list of the account that is logged in. */
  function change(make: (known: readonly Item[]) => readonly Item[]): void {
    const email = currentUser()?.email;
    if (email === undefined) return;
    const lists = { ...stored.read() };
    stored.write(keyed(Object.entries({ ...lists, [email]: make(of(email)) }).filter(([, list]) => list?.length)));
  }

  /** The list of the account that is logged in. */
  function useList(): readonly Item[] {
    const email = useSessionUser()?.email;
    return useSyncExternalStore(
      stored.subscribe,
      () => of(email),
      () => NONE,
    );
  }

  return { change, useList };
}
