import { Router } from 'express';
import type { Database } from '../database/database.ts';
import { isObjectId } from '../database/object-id.ts';
import { findProduct, listProducts } from './products.queries.ts';
import { readProductListQuery, UnreadableQueryError } from './products.query-string.ts';

/** By the contract the answer to an invalid id is an error page of the web framework, not JSON. */
const FAULT_PAGE =
  '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n' +
  '<body>\n<pre>Internal Server Error</pre>\n</body>\n</html>\n';

export function productRoutes(db: Database): Router {
  const routes = Router();

  routes.get('/api/products/get', async (req, res) => {
    let query;
    try {
      query = readProductListQuery(req.query);
    } catch (error) {
      if (!(error instanceof UnreadableQueryError)) throw error;
      // In the contract 500 is the only error of this path.
      return void res.status(500).json({ error: error.message });
    }
    const list = await listProducts(db, query);
    if (list.products.length === 0) return void res.status(404).json({ message: 'No products found' });
    res.json(list);
  });

  routes.get('/api/products/get/:id', async (req, res) => {
    const { id } = req.params;
    if (!isObjectId(id)) return void res.status(500).type('html').send(FAULT_PAGE);
    const product = await findProduct(db, id.toLowerCase());
    if (!product) return void res.status(404).json({ message: `No product found with id :${id}` });
    res.json({ product });
  });

  return routes;
}
