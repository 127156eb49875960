import { Router, type Response } from 'express';
import type { Guard } from '../auth/auth.ts';
import { bodyOf, isMissing, readCount, readId } from '../http/body.ts';
import { addToCart, decrementInCart, emptyCart, findCart, incrementInCart, removeFromCart } from './cart.queries.ts';
import type { Database } from '../database/database.ts';
import { FAULT_DETAIL, faultsAs } from '../http/faults.ts';
import { MAX_UNITS, NotEnoughStockError } from '../products/stock.ts';

const FAULT = 'Something went wrong in the server';
const NOT_IN_CART = { message: 'Product not found in the cart' };
const NO_PRODUCT = { message: 'Product not found' };
const NO_CART = { message: 'Cart data not found for the user' };
const NO_PRODUCT_ID = { message: 'productId required' };

export function cartRoutes(db: Database, guard: Guard): Router {
  const routes = Router();
  const faults = faultsAs({ msg: FAULT, err: FAULT_DETAIL });

  routes.post(
    '/api/cart/add',
    faults,
    guard('user', async (req, res, caller) => {
      const body = bodyOf(req);
      if (isMissing(body['productId']) || isMissing(body['quantity'])) {
        return void res.status(400).json({ message: 'productId and quantity required ' });
      }
      const quantity = readCount(body['quantity'], 1, MAX_UNITS);
      if (quantity === undefined) return void res.status(400).json({ message: 'Invalid quantity' });
      const productId = readId(body['productId']);
      if (productId === undefined) return void res.status(404).json(NO_PRODUCT);
      try {
        const outcome = await addToCart(db, caller.id, { productId, quantity });
        if (outcome === 'no product') return void res.status(404).json(NO_PRODUCT);
        res.json({ msg: outcome === 'added' ? 'product added to cart successs' : 'product quantity updated in cart' });
      } catch (error) {
        refuseUnits(error, res);
      }
    }),
  );

  routes.get(
    '/api/cart/get',
    faults,
    guard('user', async (_req, res, caller) => {
      const cart = await findCart(db, caller.id);
      if (!cart) return void res.status(404).json({ msg: 'No cart data found for this user' });
      res.json(cart);
    }),
  );

  routes.delete(
    '/api/cart/remove',
    faults,
    guard('user', async (req, res, caller) => {
      const { productId } = bodyOf(req);
      if (isMissing(productId)) return void res.status(400).json(NO_PRODUCT_ID);
      const outcome = await removeFromCart(db, caller.id, readId(productId) ?? '');
      if (outcome !== 'removed') return void res.status(404).json(outcome === 'no cart' ? NO_CART : NOT_IN_CART);
      res.json({ msg: 'Product removed from the cart' });
    }),
  );

  routes.delete(
    '/api/cart/remove/all',
    faults,
    guard('user', async (_req, res, caller) => {
      if (!(await emptyCart(db, caller.id))) return void res.status(404).json(NO_CART);
      res.json({ msg: 'All products removed from the cart', hint: 'reAlSuc' });
    }),
  );

  routes.patch(
    '/api/cart/incrementQuantity',
    faults,
    guard('user', async (req, res, caller) => {
      const { productId } = bodyOf(req);
      if (isMissing(productId)) return void res.status(400).json(NO_PRODUCT_ID);
      try {
        const outcome = await incrementInCart(db, caller.id, readId(productId) ?? '');
        if (outcome === 'not in it') return void res.status(404).json(NOT_IN_CART);
        if (outcome === 'no product') return void res.status(404).json(NO_PRODUCT);
        res.json({ msg: 'Product quantity incremented in the cart', hint: 'incQty' });
      } catch (error) {
        refuseUnits(error, res);
      }
    }),
  );

  routes.patch(
    '/api/cart/decrementQuantity',
    faults,
    guard('user', async (req, res, caller) => {
      const { productId } = bodyOf(req);
      if (isMissing(productId)) return void res.status(400).json(NO_PRODUCT_ID);
      const id = readId(productId) ?? '';
      const outcome = await decrementInCart(db, caller.id, id);
      if (outcome === 'not in it') return void res.status(404).json(NOT_IN_CART);
      if (outcome === 'removed') {
        const message = `Cart item removed since this product : ${id} quantity has become 0`;
        return void res.json({ message });
      }
      res.json({ msg: 'Product quantity decremented successfully in the cart', hint: 'decQty' });
    }),
  );

  return routes;
}

/** By the contract missing stock is a 500. Throws any other error again. */
function refuseUnits(error: unknown, res: Response): void {
  if (!(error instanceof NotEnoughStockError)) throw error;
  res.status(500).json({ msg: FAULT, err: error.message });
}
