import { eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newObjectId } from '../database/object-id.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { useUpResets } from './password-reset.queries.ts';
import { users } from '../database/tables/users.tables.ts';
import type { Role } from '../auth/tokens.ts';
import type { AccountFields } from './users.rules.ts';

/** An account in the API's shape. It has the password's hash, as in the old API. */
interface UserAnswer {
  _id: string;
  name: string;
  email: string;
  mobile: string | null;
  role: Role;
  avator: string | null;
  password: string;
}

export type User = typeof users.$inferSelect;

export class EmailTakenError extends Error {}

const hasEmail = (email: string): SQL => sql`lower(${users.email}) = lower(${email})`;

/** Addresses are compared without case. */
export async function findByEmail(db: Database, email: string): Promise<User | undefined> {
  return (await db.select().from(users).where(hasEmail(email)))[0];
}

export async function findUser(db: Database, id: string): Promise<UserAnswer | undefined> {
  return (await db.select().from(users).where(eq(users.id, id))).map(asAnswer)[0];
}

/** Without the account `id`, oldest first. */
export async function listUsersBut(db: Database, id: string): Promise<UserAnswer[]> {
  return (await db.select().from(users).where(ne(users.id, id)).orderBy(users.id)).map(asAnswer);
}

/** Throws EmailTakenError. */
export async function addUser(
  db: Database,
  { password, ...fields }: AccountFields & { name: string; email: string; password: string },
): Promise<User> {
  // Checked before hashing, which is expensive. The unique index decides between two concurrent requests.
  if (await findByEmail(db, fields.email)) throw new EmailTakenError();
  const passwordHash = await hashPassword(password);
  const [user] = await db
    .insert(users)
    .values({ id: newObjectId(), ...fields, passwordHash })
    .onConflictDoNothing()
    .returning();
  if (!user) throw new EmailTakenError();
  return user;
}

/** False: there is no such account. A new password or address invalidates reset links. Throws EmailTakenError. */
export async function changeUser(db: Database, id: string, { password, ...fields }: AccountFields): Promise<boolean> {
  const hash = password === undefined ? {} : { passwordHash: await hashPassword(password) };
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
    if (!user) return false;
    const taken = fields.email === undefined ? undefined : await findByEmail(tx, fields.email);
    if (taken && taken.id !== id) throw new EmailTakenError();
    const changes = { ...fields, ...hash };
    if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.id, id));
    if (password !== undefined || fields.email !== undefined) await useUpResets(tx, id);
    return true;
  });
}

/** Also removes cart, wishlist and addresses; orders and reviews stay. False: there is no such account. */
export async function removeUser(db: Database, id: string): Promise<boolean> {
  return (await db.delete(users).where(eq(users.id, id)).returning({ id: users.id })).length > 0;
}

function asAnswer({ id, name, email, mobile, role, avatar, passwordHash }: User): UserAnswer {
  return { _id: id, name, email, mobile, role, avator: avatar, password: passwordHash };
}
