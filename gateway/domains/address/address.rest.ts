import { changeAndRead, digitsToSend } from '../change.ts';
import type { AddressInput } from '../../generated/schema.ts';
import { objectId, record, text } from '../../lib/json-readers.ts';
import type { Rest } from '../../rest/client.ts';
import { badResponse } from '../../rest/errors.ts';

/** Where an order goes. */
export interface DeliveryAddress {
  id: string;
  address: string | null;
  state: string;
  city: string;
  block: string;
  postalCode: string;
}

/** POST /api/address. The API wants the postal code as a number. */
export async function saveAddress(rest: Rest, input: AddressInput) {
  const { postalCode, ...address } = input;
  const payload = { ...address, postalCode: digitsToSend(postalCode.trim()), token: rest.token };
  const { body, outcome } = await changeAndRead(rest, 'saveAddress', 'POST /api/address', payload);
  const deliveryAddressId = objectId(record(body)?.['deliveryAddressId']) ?? null;
  if (outcome.code === 'SAVED' && !deliveryAddressId) throw badResponse('POST /api/address');
  return { ...outcome, deliveryAddressId };
}

/** Reads the address inside an order; `fallbackId` names one that has lost its own id. Undefined: there is none. */
export function parseAddress(value: unknown, fallbackId: string): DeliveryAddress | undefined {
  const raw = record(value);
  if (!raw) return undefined;
  return {
    id: objectId(raw['_id']) ?? fallbackId,
    address: text(raw['address']) ?? null,
    state: text(raw['state']) ?? '',
    city: text(raw['city']) ?? '',
    block: text(raw['block']) ?? '',
    postalCode: text(raw['postalCode']) ?? '',
  };
}
