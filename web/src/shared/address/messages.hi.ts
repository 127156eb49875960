import type { Translated } from '../../lib/language/messages.ts';
import type { addressText } from './messages.ts';

export const addressHindi: Translated<typeof addressText> = {
  fields: { postalCode: 'पिन कोड', state: 'राज्य', city: 'शहर', block: 'ब्लॉक', address: 'पता' },
  hints: { block: 'इलाका या मोहल्ला', address: 'मकान नंबर, बिल्डिंग और सड़क' },
  fillIn: (place) => `${place} भरें`,
  filledIn: (city, state) => {
    if (!city) return `पिन कोड से राज्य भरा गया: ${state}`;
    return state ? `पिन कोड से शहर और राज्य भरे गए: ${city}, ${state}` : `पिन कोड से शहर भरा गया: ${city}`;
  },
  otherState: (pin, states) => `पिन कोड ${pin} ${states} का है। कृपया पिन कोड या राज्य जाँच लें।`,
  unknownPin: (pin) => `पिन कोड ${pin} हमें नहीं मिला। कृपया जाँच लें।`,
  isDefault: 'डिफ़ॉल्ट',
};
