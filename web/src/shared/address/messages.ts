import { defineMessages } from '../../lib/language/messages.ts';

export const addressText = defineMessages('address', {
  /** In the order of the form. */
  fields: { postalCode: 'Postal code', state: 'State', city: 'City', block: 'Block', address: 'Address' },
  /** What the form's names leave open. */
  hints: { block: 'Area or locality', address: 'House number, building and street' },
  otherState: (pin: string, states: string) => `The PIN code ${pin} is in ${states}. Please check it or the state.`,
  unknownPin: (pin: string) => `We do not know the PIN code ${pin}. Please check it.`,
  isDefault: 'Default',
});
