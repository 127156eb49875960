import type { Database } from '../database/database.ts';
import { newObjectId } from '../database/object-id.ts';
import { addresses } from '../database/tables/address.tables.ts';

export interface AddressFields {
  address: string;
  state: string;
  block: string;
  city: string;
  postalCode: string;
}

/** Returns the new id. */
export async function addAddress(db: Database, userId: string, fields: AddressFields): Promise<string> {
  const id = newObjectId();
  await db.insert(addresses).values({ id, userId, ...fields });
  return id;
}
