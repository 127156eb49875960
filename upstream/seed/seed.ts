import type { Database } from '../database/database.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { products } from '../database/tables/products.tables.ts';
import { reviews } from '../database/tables/reviews.tables.ts';
import { users } from '../database/tables/users.tables.ts';
import { addresses } from '../database/tables/address.tables.ts';
import { cartItems } from '../database/tables/cart.tables.ts';
import { orderItems, orders } from '../database/tables/orders.tables.ts';
import { wishlistItems, wishlists } from '../database/tables/wishlist.tables.ts';
import { buildSeed, type Seed } from './build-seed.ts';
import { buildDemo } from './demo-orders.ts';
import { secureAccounts, type ProductionAccounts } from './super-admin.ts';

/**
 * The content of a new database. `catalogue`: products and reviews. `demo`: customers with orders, wishlists and carts as
 * well. `empty`: neither. Each has the accounts of accounts.ts, but not in production.
 */
export const SEEDS = ['demo', 'catalogue', 'empty'] as const;
export type SeedName = (typeof SEEDS)[number];

/** Seeds a new database. In production, no account of the seed has a known password. */
export async function setUp(db: Database, name: SeedName, production?: ProductionAccounts): Promise<void> {
  if (production && name === 'demo') throw new Error('The demo orders are never for production.');
  await seedIfEmpty(db, name, production === undefined);
  if (production) await secureAccounts(db, production);
}

/**
 * Fills an unused database in one transaction. A database without users is unused: all products may be deleted, but a
 * super admin cannot remove their own account.
 */
async function seedIfEmpty(db: Database, name: SeedName, withAccounts: boolean): Promise<void> {
  if ((await db.select({ id: users.id }).from(users).limit(1)).length > 0) return;
  const seed = buildSeed();
  const accounts = await Promise.all(
    (withAccounts ? seed.accounts : []).map(async ({ password, ...account }) => ({
      ...account,
      passwordHash: await hashPassword(password),
    })),
  );
  await db.transaction(async (tx) => {
    if (accounts.length > 0) await tx.insert(users).values(accounts);
    if (name === 'empty') return;
    await tx.insert(users).values(seed.reviewers);
    await tx.insert(products).values(seed.products);
    for (const batch of batches(seed.reviews)) await tx.insert(reviews).values(batch);
    if (name === 'demo') await insertDemo(tx, seed);
  });
}

async function insertDemo(tx: Database, seed: Seed): Promise<void> {
  const demo = buildDemo(seed, new Date());
  await tx.insert(addresses).values(demo.addresses);
  await tx.insert(orders).values(demo.orders);
  await tx.insert(orderItems).values(demo.orderItems);
  await tx.insert(wishlists).values(demo.wishlists);
  await tx.insert(wishlistItems).values(demo.wishlistItems);
  await tx.insert(cartItems).values(demo.cartItems);
}

/** PostgreSQL allows 65,535 parameters in a statement; a review has six. */
function* batches<T>(rows: readonly T[]): Generator<T[]> {
  const size = 1_000;
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
