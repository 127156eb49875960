import { Router } from 'express';
import type { Guard } from '../auth/auth.ts';
import { bodyOf, isMissing, readId } from '../http/body.ts';
import type { Database } from '../database/database.ts';
import { FAULT_DETAIL, faultsAs } from '../http/faults.ts';
import { addToWishlist, findWishlist, removeFromWishlist } from './wishlist.queries.ts';

export function wishlistRoutes(db: Database, guard: Guard): Router {
  const routes = Router();
  const faults = faultsAs({ msg: 'Server error', err: FAULT_DETAIL });

  routes.post(
    '/api/wishlist/add',
    faults,
    guard('user', async (req, res, caller) => {
      const { productId: given } = bodyOf(req);
      if (isMissing(given)) return void res.status(400).json({ message: 'Product ID is required' });
      const productId = readId(given);
      const outcome = productId === undefined ? 'no product' : await addToWishlist(db, caller.id, productId);
      if (outcome === 'no product') return void res.status(404).json({ message: 'Product not found' });
      if (outcome === 'there already') {
        return void res.status(400).json({ message: 'Product already exists in wishlist' });
      }
      res.status(201).json({ message: 'Product added to wishlist', newWishlist: outcome });
    }),
  );

  routes.get(
    '/api/wishlist/get',
    faults,
    guard('user', async (_req, res, caller) => {
      const wishlist = await findWishlist(db, caller.id);
      if (!wishlist) return void res.status(404).json({ msg: 'Wishlist not found' });
      res.json([wishlist]);
    }),
  );

  routes.delete(
    '/api/wishlist/remove',
    faults,
    guard('user', async (req, res, caller) => {
      const { productId: given } = bodyOf(req);
      if (isMissing(given)) return void res.status(400).json({ message: 'Product ID is required' });
      // By the contract a missing wishlist is reported before an invalid id.
      const outcome = await removeFromWishlist(db, caller.id, readId(given) ?? '');
      if (outcome === 'no wishlist') return void res.status(404).json({ msg: 'Wishlist not found' });
      if (outcome === 'not in it') return void res.status(404).json({ msg: 'Product not found in wishlist' });
      res.json({ msg: 'Product removed from wishlist', hint: 'reSuc' });
    }),
  );

  return routes;
}
