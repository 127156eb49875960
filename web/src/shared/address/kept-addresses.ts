import type { DeliveryAddressStateFragment } from '../../generated/shared-order.ts';
import { isAddress, isSame, mapFields, parseFields, placeKey, type AddressFields } from './address-checks.ts';
import { accountLists } from '../../session/account-lists.ts';
import { currentUser } from '../../session/session-user.ts';

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
  const fields = parseFields(typed);
  if (typeof at !== 'number') return [];
  return isAddress(fields)
    ? [{ fields, at, isDefault: isDefault === true, ...(typeof id === 'string' && { id }) }]
    : [];
}

const stored = accountLists('keptAddresses', parse);

export const useKeptAddresses = (): readonly KeptAddress[] => stored.useFound((list) => list);

/** Ids alone: what somebody has removed is not kept to be read. */
const hidden = accountLists('removedAddresses', (found) => (typeof found === 'string' ? [found] : []));

/** Ids of addresses of orders that the account has removed, or replaced by an edit, in this browser. */
export const useHiddenAddresses = (): readonly string[] => hidden.useFound((list) => list);

/** The API cannot delete an address, so this browser hides it. */
function hide(email: string, ids: readonly string[]): void {
  const others = hidden.read(email).filter((id) => !ids.includes(id));
  hidden.write(email, [...others, ...ids].slice(-MOST_HIDDEN));
}

/**
 * Keeps it for the account that is logged in, before those that were kept earlier. `instead`: the place that it replaces, which may
 * be the same one.
 */
export function keepAddress(
  typed: AddressFields,
  options: { id?: string | undefined; isDefault?: boolean; instead?: Place | undefined } = {},
): void {
  const { id, instead } = options;
  const fields = mapFields((name) => typed[name].trim());
  const key = placeKey(fields);
  const email = currentUser()?.email;
  if (email === undefined) return;
  const known = stored.read(email);
  const same = known.find((one) => placeKey(one.fields) === key);
  const isDefault = options.isDefault ?? (instead?.isDefault || same?.isDefault || false);
  // Written in other letters it is another one to the API.
  const saved = id ?? (same && isSame(same.fields, fields) ? same.id : undefined);
  const kept: KeptAddress = { fields, at: Date.now(), isDefault, ...(saved !== undefined && { id: saved }) };
  const others = known
    .filter((one) => ![key, instead?.key].includes(placeKey(one.fields)))
    .map((one) => (isDefault ? { ...one, isDefault: false } : one));
  const list = [kept, ...others].filter((one, index) => index < MOST_KEPT || one.isDefault);
  stored.write(email, list);
  if (instead && instead.key !== key) hide(email, instead.ids);
}

/** Forgets what the browser keeps of a place, and hides it where orders have it. Without a default one, the latest comes first. */
export function removeAddress({ key, ids }: Pick<Place, 'key' | 'ids'>): void {
  const email = currentUser()?.email;
  if (email === undefined) return;
  const others = stored.read(email).filter(({ fields }) => placeKey(fields) !== key);
  stored.write(email, others);
  hide(email, ids);
}

/** Of an order, as the form has it. Undefined: the form would not take it. */
export function fieldsOf(found: DeliveryAddressStateFragment): AddressFields | undefined {
  const { address, block, state, city, postalCode } = found;
  const fields = { postalCode, state, city, block, address: address ?? '' };
  return isAddress(fields) ? fields : undefined;
}
