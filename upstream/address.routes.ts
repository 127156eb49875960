import { Router } from 'express';
import { addAddress } from './address.queries.ts';
import type { Guard } from './auth.ts';
import { bodyOf, readText } from './body.ts';
import type { Database } from './database.ts';
import { faultsAs } from './faults.ts';

/** Longest line of an address, in characters. */
const MAX_LINE = 300;

/** The one call under `/api/address`. */
export function addressRoutes(db: Database, guard: Guard): Router {
  const routes = Router();

  routes.post(
    '/api/address',
    faultsAs({ message: 'Internal server error' }),
    guard('user', async (req, res, caller) => {
      const body = bodyOf(req);
      const code = body['postalCode'];
      const address = readText(body['address'], MAX_LINE);
      const state = readText(body['state'], MAX_LINE);
      const block = readText(body['block'], MAX_LINE);
      const city = readText(body['city'], MAX_LINE);
      // Old clients send a number.
      const postalCode = readText(typeof code === 'number' ? String(code) : code, 20);
      if (address === undefined) return void res.status(400).json({ message: 'Address is required' });
      if (state === undefined) return void res.status(400).json({ message: 'State is required' });
      if (block === undefined) return void res.status(400).json({ message: 'Block is required' });
      if (city === undefined) return void res.status(400).json({ message: 'City is required' });
      if (postalCode === undefined) return void res.status(400).json({ message: 'Postal code is required' });
      if (!/^\d{6,}$/.test(postalCode)) {
        return void res.status(400).json({ message: 'Postal code can not be less than 6 digits' });
      }
      const deliveryAddressId = await addAddress(db, caller.id, { address, state, block, city, postalCode });
      res.status(201).json({ deliveryAddressId, message: 'Delivery address created successfully', hint: 'deSuces' });
    }),
  );

  return routes;
}
