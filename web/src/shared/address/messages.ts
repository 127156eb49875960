import { defineMessages } from '../../lib/language/messages.ts';

export const addressText = defineMessages('address', {
  /** In the order of the form. */
  fields: { postalCode: 'Postal code', state: 'State', city: 'City', block: 'Block', address: 'Address' },
  /** What the form's names leave open. */
  hints: { block: 'Area or locality', address: 'House number, building and street' },
  isDefault: 'Default',
});
