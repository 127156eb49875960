import type { DeliveryAddressStateFragment } from '../../generated/shared-order.ts';
import { listPerAccount } from '../../session/list-per-account.ts';
import { EMPTY_ADDRESS, isAddress, isSame, mapFields, placeKey, type AddressFields } from './address-checks.ts';
import { forgetDefault, hideAddresses, showAddresses } from './removed-addresses.ts';

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

/** Of a place: by which addresses the API knows it, and what it is here. */
interface Place {
  key: string;
  ids: readonly string[];
  isDefault: boolean;
}

/** A place as the list of addresses has it. */
type Listed = Place & { id: string | undefined; fields: AddressFields };

/** Older ones give way to newer ones. */
const MOST_KEPT = 30;

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
  let isChosen = false;
  stored.change((known) => {
    const same = known.find((one) => placeKey(one.fields) === key);
    const isDefault = options.isDefault ?? (instead?.isDefault || same?.isDefault || false);
    isChosen = isDefault;
    // Written in other letters it is another one to the API.
    const saved = id ?? (same && isSame(same.fields, fields) ? same.id : undefined);
    const kept: KeptAddress = { fields, at: Date.now(), isDefault, ...(saved !== undefined && { id: saved }) };
    const others = known
      .filter((one) => ![key, instead?.key].includes(placeKey(one.fields)))
      .map((one) => (isDefault ? { ...one, isDefault: false } : one));
    return [kept, ...others].filter((one, index) => index < MOST_KEPT || one.isDefault);
  });
  if (isChosen) forgetDefault();
  if (instead && instead.key !== key) hideAddresses(instead.ids, 'replaced');
}

/**
 * Forgets what the browser keeps of a place, and hides it where orders have it. If it was the default one, `next` is it instead. Returns what
 * takes this back. It is the default again then, unless somebody has chosen another one.
 */
export function removeAddress({ key, ids, isDefault }: Place, next?: Listed): () => void {
  const isIt = (one: KeptAddress) => placeKey(one.fields) === key;
  const isNext = (one: KeptAddress) => placeKey(one.fields) === next?.key;
  let gone: readonly KeptAddress[] = [];
  stored.change((known) => {
    gone = known.filter(isIt);
    const others = known.filter((one) => !isIt(one));
    if (!isDefault || !next) return others;
    if (others.some(isNext)) return others.map((one) => (isNext(one) ? { ...one, isDefault } : one));
    // An order has it: its day stays that order's.
    return [...others, { fields: next.fields, at: 0, isDefault, ...(next.id !== undefined && { id: next.id }) }];
  });
  if (isDefault) forgetDefault();
  hideAddresses(ids, isDefault ? 'default' : undefined);
  return () => {
    stored.change((known) => {
      const others = known.filter((one) => !isIt(one));
      const hasDefault = others.some((one) => one.isDefault && !isNext(one));
      const isAgain = isDefault && !hasDefault;
      return [
        ...gone.map((one) => ({ ...one, isDefault: one.isDefault && isAgain })),
        ...others.map((one) => (isAgain ? { ...one, isDefault: false } : one)),
      ];
    });
    showAddresses(ids);
  };
}

/** Shows removed places of orders again, with the default that they had. */
export function bringBack(places: readonly Listed[]): void {
  const wereDefault = showAddresses(places.flatMap(({ ids }) => ids));
  const place = places.find(({ ids }) => ids.some((id) => wereDefault.includes(id)));
  if (place) keepAddress(place.fields, { id: place.id, isDefault: true });
}

/** Of an order, as the form has it. Undefined: the form would not take it. */
export function fieldsOf(found: DeliveryAddressStateFragment): AddressFields | undefined {
  const { address, block, state, city, postalCode } = found;
  const fields = { postalCode, state, city, block, address: address ?? '' };
  return isAddress(fields) ? fields : undefined;
}
