import { defineMessages } from '../../lib/language/messages.ts';

export const orderText = defineMessages('order', {
  /** `UNKNOWN`: the gateway does not know the API's status. */
  status: {
    PENDING: 'Pending',
    PACKED: 'Packed',
    DISPATCHED: 'Dispatched',
    CANCELLED: 'Cancelled',
    DELIVERED: 'Delivered',
    UNKNOWN: 'Being checked',
  },
  /** The specification's labels, to the letter (section 9). */
  payment: { creditCard: 'Credit Card', UPI: 'UPI', cashOn: 'Cashon Delivery' },
});
