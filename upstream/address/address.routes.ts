import { Router } from 'express';
import { addAddress } from './address.queries.ts';
import type { Guard } from '../auth/auth.ts';
import { bodyOf, isBlank, readText, type Body } from '../http/body.ts';
import type { Database } from '../database/database.ts';
import { faultsAs } from '../http/faults.ts';

const MAX_LINE = 300; // characters

/** Fields with their names in the API's messages. */
const PARTS = [
  ['address', 'Address'],
  ['state', 'State'],
  ['block', 'Block'],
  ['city', 'City'],
  ['postalCode', 'Postal code'],
] as const;

export function addressRoutes(db: Database, guard: Guard): Router {
  const routes = Router();

  routes.post(
    '/api/address',
    faultsAs({ message: 'Internal server error' }),
    guard('user', async (req, res, caller) => {
      const body = bodyOf(req);
      const code = body['postalCode'];
      // Old clients send a number.
      const given: Body = { ...body, postalCode: typeof code === 'number' ? String(code) : code };
      const missing = PARTS.find(([field]) => isBlank(given[field]));
      if (missing) return void res.status(400).json({ message: `${missing[1]} is required` });
      const address = readText(given['address'], MAX_LINE);
      const state = readText(given['state'], MAX_LINE);
      const block = readText(given['block'], MAX_LINE);
      const city = readText(given['city'], MAX_LINE);
      const postalCode = readText(given['postalCode'], 20);
      if (!address || !state || !block || !city || !postalCode) {
        return void res.status(400).json({ message: 'Every part of an address must be one line of text' });
      }
      if (!/^\d{6,}$/.test(postalCode)) {
        return void res.status(400).json({ message: 'Postal code can not be less than 6 digits' });
      }
      const deliveryAddressId = await addAddress(db, caller.id, { address, state, block, city, postalCode });
      res.status(201).json({ deliveryAddressId, message: 'Delivery address created successfully', hint: 'deSuces' });
    }),
  );

  return routes;
}
