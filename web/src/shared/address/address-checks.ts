import { RULES } from '../../../../schema/rules.ts';

/** What a delivery address needs (specification, section 4). */
export const ADDRESS_CHECKS = {
  address: RULES.address,
  block: RULES.block,
  state: RULES.state,
  city: RULES.city,
  postalCode: RULES.postalCode,
};

export type AddressFields = Record<keyof typeof ADDRESS_CHECKS, string>;

/** In the order of the form. */
export const EMPTY_ADDRESS: AddressFields = { postalCode: '', state: '', city: '', block: '', address: '' };

const NAMES = Object.keys(EMPTY_ADDRESS) as (keyof AddressFields)[];

/** The same for the same place, whatever its capital letters. */
export const placeKey = (fields: AddressFields): string =>
  NAMES.map((name) => fields[name].trim().toLowerCase()).join('\n');

/** True: the form would take it. */
export const isAddress = (fields: AddressFields): boolean =>
  NAMES.every((name) => ADDRESS_CHECKS[name](fields[name]) === null);

/** True: the same letters. */
export const isSame = (a: AddressFields, b: AddressFields): boolean => NAMES.every((name) => a[name] === b[name]);

/** In the order of the form. */
export const mapFields = (make: (name: keyof AddressFields) => string): AddressFields =>
  Object.fromEntries(NAMES.map((name) => [name, make(name)])) as AddressFields;

/** Of what a browser's storage has, which can have any shape. */
export function parseFields(found: unknown): AddressFields {
  const texts = (found ?? {}) as Partial<Record<string, unknown>>;
  return mapFields((name) => (typeof texts[name] === 'string' ? texts[name] : ''));
}
