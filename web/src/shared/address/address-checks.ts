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
