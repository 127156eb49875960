import type { Translated } from '../../lib/language/messages.ts';
import type { orderText } from './messages.ts';

export const orderHindi: Translated<typeof orderText> = {
  status: {
    PENDING: 'पेंडिंग',
    PACKED: 'पैक हो गया',
    DISPATCHED: 'भेज दिया गया',
    CANCELLED: 'कैंसल हो गया',
    DELIVERED: 'डिलीवर हो गया',
    UNKNOWN: 'जाँच हो रही है',
  },
  payment: { creditCard: 'क्रेडिट कार्ड', UPI: 'UPI', cashOn: 'कैश ऑन डिलीवरी' },
};
