import type { AddressFields } from '../address-checks.ts';
import type { KnownAddress } from '../address-book.ts';
import { cityOfPin } from './pin-cities.ts';
import { contradicts, decidedState, isPin, statesOfPin } from './pin-states.ts';

/** Of an address that is known. */
export type KnownFields = Pick<KnownAddress, 'fields'>;

/** What an offer fills in. */
export interface Offer {
  city?: string;
  state?: string;
}

/** What a PIN code has filled in. Empty: nothing. */
export type Filled = Required<Offer>;

export const NOTHING_FILLED: Filled = { city: '', state: '' };

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** For fields that are empty only: cities of earlier orders with this PIN code, or the city and the state that its digits decide. */
export function offersFor(typed: AddressFields, known: readonly KnownFields[]): Offer[] {
  const { postalCode, city, state } = typed;
  if (!isPin(postalCode)) return [];
  const needsState = state.trim() === '';
  if (city.trim() === '') {
    const cities: Offer[] = [];
    for (const { fields: used } of known) {
      if (!same(used.postalCode, postalCode) || cities.some((offer) => same(offer.city ?? '', used.city))) continue;
      if (needsState) cities.push({ city: used.city, state: used.state });
      else if (same(used.state, state)) cities.push({ city: used.city });
    }
    if (cities.length > 0) return cities;
  }
  const decided = decidedBy(typed, known);
  const offer: Offer = {};
  if (city.trim() === '' && decided.city) offer.city = decided.city;
  if (needsState && decided.state) offer.state = decided.state;
  return Object.keys(offer).length > 0 ? [offer] : [];
}

/**
 * The city and the state that the digits decide; empty: they do not. No city beside another state, nor where earlier orders with this
 * code know one.
 */
function decidedBy({ postalCode, state }: AddressFields, known: readonly KnownFields[]): Filled {
  const isOpen =
    contradicts(state, statesOfPin(postalCode)) || known.some(({ fields }) => same(fields.postalCode, postalCode));
  return { city: (isOpen ? undefined : cityOfPin(postalCode)) ?? '', state: decidedState(postalCode) ?? '' };
}

/**
 * What a complete PIN code puts into the fields that are empty, or that another code filled in; empty where it tells nothing.
 * Undefined: the code is not complete.
 */
export function fillByPin(
  typed: AddressFields,
  before: Filled,
  known: readonly KnownFields[],
): Partial<Filled> | undefined {
  if (!isPin(typed.postalCode)) return undefined;
  const free = (['city', 'state'] as const).filter((name) => ['', before[name]].includes(typed[name].trim()));
  const decided = decidedBy(free.includes('state') ? { ...typed, state: '' } : typed, known);
  return Object.fromEntries(free.map((name) => [name, decided[name]]));
}
