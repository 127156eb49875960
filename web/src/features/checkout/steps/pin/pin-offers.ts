import type { AddressFields } from '../../../../shared/address/address-checks.ts';
import type { EarlierAddress } from '../../../../shared/address/earlier-address.ts';
import { decidedState, isPin } from './pin-states.ts';

/** What an offer fills in. */
export type Offer = Partial<Pick<AddressFields, 'city' | 'state'>>;

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** For fields that are empty only: cities of earlier orders with this PIN code, or the state that its digits decide. */
export function offersFor({ postalCode, city, state }: AddressFields, earlier: readonly EarlierAddress[]): Offer[] {
  if (!isPin(postalCode)) return [];
  const needsState = state.trim() === '';
  if (city.trim() === '') {
    const cities: Offer[] = [];
    for (const { fields: used } of earlier) {
      if (!same(used.postalCode, postalCode) || cities.some((offer) => same(offer.city ?? '', used.city))) continue;
      if (needsState) cities.push({ city: used.city, state: used.state });
      else if (same(used.state, state)) cities.push({ city: used.city });
    }
    if (cities.length > 0) return cities;
  }
  const decided = decidedState(postalCode);
  return needsState && decided !== undefined ? [{ state: decided }] : [];
}
