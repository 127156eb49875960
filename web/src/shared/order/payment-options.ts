import type { OrderStateFragment } from '../../generated/shared-order.ts';

export type PaymentMethod = NonNullable<OrderStateFragment['paymentMethod']>;

/** `value` (stored in the browser) is the specification's, to the letter (section 9). Labels: `orderText.payment`. */
export const PAYMENT_OPTIONS = [
  { value: 'creditCard', method: 'CREDIT_CARD' },
  { value: 'UPI', method: 'UPI' },
  { value: 'cashOn', method: 'CASH_ON_DELIVERY' },
] as const satisfies readonly { value: string; method: PaymentMethod }[];

export type PaymentValue = (typeof PAYMENT_OPTIONS)[number]['value'];

export function paymentValue(wanted: PaymentMethod | null): PaymentValue | undefined {
  return PAYMENT_OPTIONS.find(({ method }) => method === wanted)?.value;
}
