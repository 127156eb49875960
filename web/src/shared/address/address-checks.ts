import { RULES } from '../../../../schema/rules.ts';

/** What a delivery address needs (specification, section 4). */
export const ADDRESS_CHECKS = {
  address: RULES.address,
  block: RULES.block,
  state: RULES.state,
  city: RULES.city,
  postalCode: RULES.postalCode,
};

export interface AddressFields extends Record<string, string> {
  address: string;
  block: string;
  state: string;
  city: string;
  postalCode: string;
}

/** In the order of the form. */
export const EMPTY_ADDRESS: AddressFields = { postalCode: '', state: '', city: '', block: '', address: '' };

const NAMES = Object.keys(EMPTY_ADDRESS) as (keyof typeof ADDRESS_CHECKS)[];

/** The same for the same place, whatever its capital letters. */
export const placeKey = (fields: AddressFields): string =>
  NAMES.map((name) => fields[name].trim().toLowerCase()).join('\n');

/** True: the form would take it. */
export const isAddress = (fields: AddressFields): boolean =>
  NAMES.every((name) => ADDRESS_CHECKS[name](fields[name]) === null);

/** True: the same letters. */
export const isSame = (a: AddressFields, b: AddressFields): boolean => NAMES.every((name) => a[name] === b[name]);

/** In the order of the form. */
export const mapFields = (
  fields: AddressFields,
  change: (text: string, name: keyof typeof ADDRESS_CHECKS) => string,
): AddressFields => Object.fromEntries(NAMES.map((name) => [name, change(fields[name], name)])) as AddressFields;
