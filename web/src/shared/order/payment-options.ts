import type { OrderStateFragment } from '../../generated/components.ts';

export type PaymentMethod = NonNullable<OrderStateFragment['paymentMethod']>;

/** `value` (stored in the browser) and `label` are the specification's, to the letter (section 9). */
export const PAYMENT_OPTIONS = [
  { value: 'creditCard', label: 'Credit Card', method: 'CREDIT_CARD' },
  { value: 'UPI', label: 'UPI', method: 'UPI' },
  { value: 'cashOn', label: 'Cashon Delivery', method: 'CASH_ON_DELIVERY' },
] as const satisfies readonly { value: string; label: string; method: PaymentMethod }[];

export type PaymentValue = (typeof PAYMENT_OPTIONS)[number]['value'];
