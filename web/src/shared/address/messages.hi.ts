import type { Translated } from '../../lib/language/messages.ts';
import type { addressText } from './messages.ts';

export const addressHindi: Translated<typeof addressText> = {
  fields: { postalCode: 'पिन कोड', state: 'राज्य', city: 'शहर', block: 'ब्लॉक', address: 'पता' },
  hints: { block: 'इलाका या मोहल्ला', address: 'मकान नंबर, बिल्डिंग और सड़क' },
  isDefault: 'डिफ़ॉल्ट',
};
