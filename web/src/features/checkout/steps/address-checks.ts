import { RULES } from '../../../../../schema/rules.ts';

/** What a delivery address needs (specification, section 4). */
export const ADDRESS_CHECKS = {
  address: RULES.address,
  block: RULES.block,
  state: RULES.state,
  city: RULES.city,
  postalCode: RULES.postalCode,
};
