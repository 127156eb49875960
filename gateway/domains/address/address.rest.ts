import { changeAndRead, digitsToSend } from '../change.ts';
import type { AddressInput } from '../../generated/schema.ts';
import { objectId, record, text } from '../../lib/json-readers.ts';
import type { Rest } from '../../rest/client.ts';
import { endpoint } from '../../rest/endpoint.ts';
import { badResponse } from '../../rest/errors.ts';

const SAVE_ADDRESS = endpoint('POST /api/address');

export interface DeliveryAddress {
  id: string;
  address: string | null;
  state: string;
  city: string;
  block: string;
  postalCode: string;
}

export async function saveAddress(rest: Rest, input: AddressInput) {
  const { postalCode, ...address } = input;
  const payload = { ...address, postalCode: digitsToSend(postalCode.trim()), token: rest.token };
  const { body, outcome } = await changeAndRead(rest, 'saveAddress', SAVE_ADDRESS, payload);
  const deliveryAddressId = objectId(record(body)?.['deliveryAddressId']) ?? null;
  if (outcome.code === 'SAVED' && !deliveryAddressId) throw badResponse(SAVE_ADDRESS.name);
  return { ...outcome, deliveryAddressId };
}

/** Undefined: the order has no address. `fallbackId` is for an address without its own id. */
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
