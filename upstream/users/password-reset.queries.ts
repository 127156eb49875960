import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { passwordResets, users } from '../database/tables/users.tables.ts';

const LIFETIME_MS = 5 * 60 * 1000;
const TOKEN_BYTES = 32;

/** A fast hash without salt is enough: the token has 256 random bits. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a reset token for a user and removes expired ones. Only its hash is stored. */
export async function startReset(db: Database, userId: string, now = new Date()): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await db.insert(passwordResets).values({ tokenHash: hashOf(token), userId, expiresAt });
  return token;
}

/** For a token that could not be sent. */
export async function cancelReset(db: Database, token: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.tokenHash, hashOf(token)));
}

/** Security: after a change of password or address, another person may have an older link. */
export async function useUpResets(db: Database, userId: string, now = new Date()): Promise<void> {
  await db.update(passwordResets).set({ usedAt: now }).where(eq(passwordResets.userId, userId));
}

/** Sets the password and marks all tokens of the user as used. False: the token is unknown, used or expired. */
export async function finishReset(db: Database, token: string, password: string, now = new Date()): Promise<boolean> {
  const usable = and(
    eq(passwordResets.tokenHash, hashOf(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );
  // Hashing is expensive and would keep the transaction open, so invalid tokens are rejected first.
  if ((await db.select().from(passwordResets).where(usable)).length === 0) return false;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    // Of two requests with one token, the second waits here and then finds it used.
    const [reset] = await tx.update(passwordResets).set({ usedAt: now }).where(usable).returning();
    if (!reset) return false;
    await useUpResets(tx, reset.userId, now);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, reset.userId));
    return true;
  });
}
