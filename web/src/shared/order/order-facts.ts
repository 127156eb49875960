import type { ReactNode } from 'react';
import { PHONE_PREFIX } from '../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderText } from './messages.ts';

/** A label and its value. */
export type Fact = readonly [name: string, value: ReactNode];

/** The city is labelled District (specification, section 2). Undefined if the address is gone. */
export function useAddressFacts(address: OrderStateFragment['deliveryAddress']): readonly Fact[] | undefined {
  const { address: labels } = useText(orderText);
  if (!address) return undefined;
  return [
    ...(address.address ? [[labels.address, address.address] as const] : []),
    [labels.state, address.state],
    [labels.city, address.city],
    [labels.block, address.block],
    [labels.postalCode, address.postalCode],
  ];
}

/** An address as it is written on a parcel. */
export const addressLines = (address: NonNullable<OrderStateFragment['deliveryAddress']>): string[] =>
  [address.address, address.block, `${address.city} – ${address.postalCode}`, address.state].flatMap(
    (line) => line || [],
  );

/** A mobile number as it is dialled, with the country's prefix. */
export const dialled = (mobile: string): string => `${PHONE_PREFIX}${mobile}`;
