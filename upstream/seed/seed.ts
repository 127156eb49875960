import type { Database } from '../database/database.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { products } from '../database/tables/products.tables.ts';
import { reviews } from '../database/tables/reviews.tables.ts';
import { users } from '../database/tables/users.tables.ts';
import { buildSeed } from './build-seed.ts';
import { secureAccounts, type ProductionAccounts } from './super-admin.ts';

/** Seeds a new database. In production no seeded account has a known password. */
export async function setUp(db: Database, production?: ProductionAccounts): Promise<void> {
  await seedIfEmpty(db, production === undefined);
  if (production) await secureAccounts(db, production);
}

/**
 * Fills an unused database in one transaction. A database without users is unused: all products may be deleted, but a
 * super admin cannot remove their own account.
 */
async function seedIfEmpty(db: Database, withAccounts: boolean): Promise<void> {
  if ((await db.select({ id: users.id }).from(users).limit(1)).length > 0) return;
  const seed = buildSeed();
  const accounts = await Promise.all(
    (withAccounts ? seed.accounts : []).map(async ({ password, ...account }) => ({
      ...account,
      passwordHash: await hashPassword(password),
    })),
  );
  await db.transaction(async (tx) => {
    await tx.insert(users).values([...accounts, ...seed.reviewers]);
    await tx.insert(products).values(seed.products);
    for (const batch of batches(seed.reviews)) await tx.insert(reviews).values(batch);
  });
}

/** PostgreSQL allows 65,535 parameters per statement; a review has six. */
function* batches<T>(rows: readonly T[]): Generator<T[]> {
  const size = 1_000;
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
