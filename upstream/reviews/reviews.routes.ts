import { Router } from 'express';
import type { Guard } from '../auth/auth.ts';
import { bodyOf, isBlank, isMissing, readCount, readId, readLines } from '../http/body.ts';
import type { Database } from '../database/database.ts';
import { removeReview, writeReview } from './reviews.queries.ts';

const USER_GONE = { status: 404, body: { message: 'User not found' } };

export function reviewRoutes(db: Database, guard: Guard): Router {
  const routes = Router();

  routes.post(
    '/api/products/review',
    guard(
      'user',
      async (req, res, caller) => {
        const body = bodyOf(req);
        const rating = readCount(body['rating'], 1, 5);
        const comment = readLines(body['comment']);
        if (rating === undefined) return void res.status(400).json({ message: 'rating from 1 to 5 required' });
        if (isBlank(body['comment'])) return void res.status(400).json({ message: 'comment required' });
        if (comment === undefined) return void res.status(400).json({ message: 'comment must be plain text' });
        if (isMissing(body['productId'])) return void res.status(400).json({ message: 'productId required' });
        const productId = readId(body['productId']);
        const outcome =
          productId === undefined
            ? 'no product'
            : await writeReview(db, { productId, userId: caller.id, rating, comment });
        if (outcome === 'no product') return void res.status(404).json({ message: 'product does not exits' });
        if (outcome === 'no user') return void res.status(USER_GONE.status).json(USER_GONE.body);
        res.json({ message: outcome === 'added' ? 'Review Added' : 'Review updated' });
      },
      USER_GONE,
    ),
  );

  routes.delete(
    '/api/products/review/remove',
    guard('superAdmin', async (req, res) => {
      const body = bodyOf(req);
      if (isMissing(body['productId']) || isMissing(body['reviewId'])) {
        return void res.status(400).json({ message: 'productId and reviewId required' });
      }
      const [productId, reviewId] = [readId(body['productId']), readId(body['reviewId'])];
      const removed = productId && reviewId && (await removeReview(db, productId, reviewId));
      if (!removed) return void res.status(404).json({ message: 'Review does not exist' });
      res.json({ message: 'Review deleted successfully' });
    }),
  );

  return routes;
}
