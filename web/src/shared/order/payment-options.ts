import type { OrderStateFragment } from '../../generated/components.ts';

/** How orders can be paid, as the gateway calls it. */
export type PaymentMethod = NonNullable<OrderStateFragment['paymentMethod']>;

/** The ways to pay: the stored value and the label are the specification's (section 9), to the letter. */
export const PAYMENT_OPTIONS = [
  { value: 'creditCard', label: 'Credit Card', method: 'CREDIT_CARD' },
  { value: 'UPI', label: 'UPI', method: 'UPI' },
  { value: 'cashOn', label: 'Cashon Delivery', method: 'CASH_ON_DELIVERY' },
] as const satisfies readonly { value: string; label: string; method: PaymentMethod }[];

/** A way to pay, as the browser stores it. */
export type PaymentValue = (typeof PAYMENT_OPTIONS)[number]['value'];
