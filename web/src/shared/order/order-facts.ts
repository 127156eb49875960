import type { ReactNode } from 'react';
import { PHONE_PREFIX } from '../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';

/** A label and its value. */
export type Fact = readonly [name: string, value: ReactNode];

/** An address as it is written on a parcel. */
export const addressLines = (address: NonNullable<OrderStateFragment['deliveryAddress']>): string[] =>
  [address.address, address.block, `${address.city} – ${address.postalCode}`, address.state].flatMap(
    (line) => line || [],
  );

/** A mobile number as it is dialled, with the country's prefix. */
export const dialled = (mobile: string): string => `${PHONE_PREFIX}${mobile}`;
