import type { Database } from '../database/database.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { products } from '../database/tables/products.tables.ts';
import { reviews } from '../database/tables/reviews.tables.ts';
import { users } from '../database/tables/users.tables.ts';
import { buildSeed } from './build-seed.ts';
import { secureAccounts, type ProductionAccounts } from './super-admin.ts';

/** Seeds a new database. In production it brings no account that anybody could log in to but a super admin of its own. */
export async function setUp(db: Database, production?: ProductionAccounts): Promise<void> {
  await seedIfEmpty(db, production === undefined);
  if (production) await secureAccounts(db, production);
}

/**
 * Fills a database that nobody has ever used, all at once or not at all. The users tell: a shop may sell its last product,
 * but its super admin cannot be removed by anyone but another.
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

/** PostgreSQL takes 65,535 parameters in a statement; a review has six. */
function* batches<T>(rows: readonly T[]): Generator<T[]> {
  const size = 1_000;
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
