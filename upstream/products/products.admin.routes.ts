import { Router, type Response } from 'express';
import type { Guard } from '../auth/auth.ts';
import { bodyOf, isMissing, readId } from '../http/body.ts';
import type { Database } from '../database/database.ts';
import { addProduct, changeProduct, removeProduct } from './products.admin.queries.ts';
import { ProductFieldError, readNewProduct, readProductFields } from './products.fields.ts';

const INVALID_ID = { message: 'Invalid product_id' };
const NOT_FOUND = { message: 'Product not found' };

/** By the contract a missing product is a 400 here. */
export function productAdminRoutes(db: Database, guard: Guard): Router {
  const routes = Router();

  routes.post(
    '/api/products/add',
    guard('admin', async (req, res) => {
      try {
        await addProduct(db, readNewProduct(bodyOf(req)));
      } catch (error) {
        return refuseFields(error, res);
      }
      res.status(201).json({ message: 'product added success' });
    }),
  );

  routes.patch(
    '/api/products/update',
    guard('admin', async (req, res) => {
      const { product_id, ...changes } = bodyOf(req);
      if (isMissing(product_id)) return void res.status(400).json({ message: 'Product_id is required' });
      const id = readId(product_id);
      if (id === undefined) return void res.status(400).json(INVALID_ID);
      let found;
      try {
        found = await changeProduct(db, id, readProductFields(changes));
      } catch (error) {
        return refuseFields(error, res);
      }
      if (!found) return void res.status(400).json(NOT_FOUND);
      res.json({ message: 'Product updated successfully' });
    }),
  );

  routes.delete(
    '/api/products/delete',
    guard('admin', async (req, res) => {
      const { product_id } = bodyOf(req);
      if (isMissing(product_id)) return void res.status(400).json({ message: 'Required product_id ' });
      const id = readId(product_id);
      if (id === undefined) return void res.status(400).json(INVALID_ID);
      if (!(await removeProduct(db, id))) return void res.status(400).json(NOT_FOUND);
      res.json({ message: 'Product deleted success' });
    }),
  );

  return routes;
}

function refuseFields(error: unknown, res: Response): void {
  if (!(error instanceof ProductFieldError)) throw error;
  res.status(400).json({ error: error.message });
}
