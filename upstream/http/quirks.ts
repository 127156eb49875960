import type { RequestHandler } from 'express';
import { count } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { products } from '../database/tables/products.tables.ts';

type Json = Record<string, unknown>;

/** Fields that old records lack. Those of the reviews come with the first review. */
const LACKING = [['brand', 'category'], ['description'], ['images', 'image']];
const OF_REVIEWS = ['ratings', 'numOfReviews', 'reviews'];
/** Fields that are strings in some records. */
const AS_TEXT = ['originalPrice', 'discountPrice', 'Stock'];
/** One record in this many has quirks. Its id decides, so a record is the same in every answer. */
const EVERY = 7;

/**
 * Changes answers to those of the contract's other deployments: a misspelt key in the log-in, page counts of the
 * unfiltered list that are rounded down and have another name, single orders in a wrapper, records with missing fields
 * and with numbers as strings.
 */
export function quirks(db: Database): RequestHandler {
  return async (req, res, next) => {
    const { method, path } = req;
    const limit = Number(req.query['limit']);
    const isList = method === 'GET' && path === '/api/products/get';
    const [all] = isList && limit > 0 ? await db.select({ total: count() }).from(products) : [];
    const json = res.json.bind(res);
    res.json = (body: unknown) => {
      if (res.statusCode >= 300 || typeof body !== 'object' || body === null) return json(body);
      const answer = oddRecords(body) as Json;
      if (method === 'POST' && path === '/api/users/login') {
        const { message, ...rest } = answer;
        return json({ messssage: message, ...rest });
      }
      if (method === 'POST' && path === '/api/order/get/singleOrder') return json({ order: answer });
      if (isList) {
        const { totalPage: _counted, ...rest } = answer;
        return json({ ...rest, totalProductspage: all ? Math.floor(all.total / limit) : null });
      }
      return json(answer);
    };
    next();
  };
}

/** Adds quirks to some of the products, at any depth. */
function oddRecords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(oddRecords);
  if (typeof value !== 'object' || value === null) return value;
  const record = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, oddRecords(part)]));
  return typeof record['_id'] === 'string' && 'Stock' in record ? oddProduct(record, record['_id']) : record;
}

function oddProduct(product: Json, id: string): Json {
  // The last digits of an id are a counter.
  const number = Number.parseInt(id.slice(-6), 16);
  const lacking = number % EVERY === 0 ? LACKING[(number / EVERY) % LACKING.length] : undefined;
  const isReviewed = product['numOfReviews'] !== 0;
  return Object.fromEntries(
    Object.entries(product).flatMap(([key, value]) => {
      if (lacking?.includes(key) || (!isReviewed && OF_REVIEWS.includes(key))) return [];
      return [[key, number % EVERY === 1 && AS_TEXT.includes(key) ? String(value) : value]];
    }),
  );
}
