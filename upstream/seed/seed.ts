import type { Database } from '../database.ts';
import { hashPassword, UNUSABLE_PASSWORD_HASH } from '../password-hash.ts';
import { products } from '../tables/products.tables.ts';
import { reviews } from '../tables/reviews.tables.ts';
import { users } from '../tables/users.tables.ts';
import { ACCOUNTS } from './accounts.ts';
import { REVIEWERS } from './people.ts';
import { seedProducts, type SeedProduct } from './products.ts';

/** Rows of one insert: a statement may have 65,535 parameters, and a product has 12. */
const BATCH = 500;

/** Fills a new database, all of it or nothing. One that has users is left alone, whatever became of its products. */
export async function seedIfEmpty(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const anybody = await tx.select({ id: users.id }).from(users).limit(1);
    if (anybody.length > 0) return;
    const accounts = await Promise.all(
      ACCOUNTS.map(async ({ password, ...account }) => ({ ...account, passwordHash: await hashPassword(password) })),
    );
    const reviewers = REVIEWERS.map((person) => ({ ...person, passwordHash: UNUSABLE_PASSWORD_HASH }));
    await tx.insert(users).values([...accounts, ...reviewers]);
    const catalogue = seedProducts();
    for (const batch of batches(catalogue.map(withRatings))) await tx.insert(products).values(batch);
    const written = catalogue.flatMap(({ id: productId, reviews: its }) =>
      its.map((review) => ({ ...review, productId })),
    );
    for (const batch of batches(written)) await tx.insert(reviews).values(batch);
  });
}

function withRatings({ reviews: written, ...product }: SeedProduct) {
  const sum = written.reduce((total, { rating }) => total + rating, 0);
  const ratings = written.length > 0 ? Math.ceil(sum / written.length) : 0;
  return { ...product, ratings, numOfReviews: written.length };
}

function batches<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) => rows.slice(at * BATCH, (at + 1) * BATCH));
}
