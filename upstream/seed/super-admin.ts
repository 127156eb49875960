import { randomInt } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isPasswordOf } from '../auth/password-hash.ts';
import { users } from '../database/tables/users.tables.ts';
import { addUser, EmailTakenError, findByEmail } from '../users/users.queries.ts';
import { AccountRuleError, checkPassword } from '../users/users.rules.ts';
import { buildSeed } from './build-seed.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface ProductionAccounts {
  /** Absent: a super admin is created with a random password if there is none. */
  superAdmin?: Credentials | undefined;
  /** Called once with the random password, which is not stored. */
  tell: (made: Credentials) => void;
}

export class UnfitAccountsError extends Error {}

/** Security: the domain is reserved for documentation, so no stranger can receive a reset link. */
const MADE_EMAIL = 'super-admin@example.com';
const NAME = 'Super Admin';
/** Without characters that look alike. 24 of these 63 characters give more than 140 bits. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789@#%&?!';
const PASSWORD_LENGTH = 24;

/** Rejects accounts with a published password, and makes sure that there is a super admin. */
export async function secureAccounts(db: Database, { superAdmin, tell }: ProductionAccounts): Promise<void> {
  await refuseDemoPasswords(db);
  await (superAdmin ? ensureSuperAdmin(db, superAdmin) : makeFirstSuperAdmin(db, tell));
}

/** Finds demo accounts by address and by id, since an address can be changed. */
async function refuseDemoPasswords(db: Database): Promise<void> {
  const open: string[] = [];
  for (const { id, email, password } of buildSeed().accounts) {
    const isDemo = or(eq(users.id, id), sql`lower(${users.email}) = ${email}`);
    for (const { passwordHash } of await db.select().from(users).where(isDemo)) {
      if (await isPasswordOf(passwordHash, password)) open.push(email);
    }
  }
  if (open.length === 0) return;
  throw new UnfitAccountsError(
    `In production nobody may log in with a password that everybody knows, but this database has the demo accounts ` +
      `${open.join(', ')}. Either begin with an empty database: set DATA_DIR to another folder, or DATABASE_URL to ` +
      'another database. Or start this one once with NODE_ENV=development and give each of them another password at ' +
      '/changePassword.',
  );
}

async function ensureSuperAdmin(db: Database, given: Credentials): Promise<void> {
  const user = await findByEmail(db, given.email);
  if (!user) return void (await addUser(db, { ...given, name: NAME, role: 'superAdmin' }));
  // Security: the person who registered with this address knows the password, so this must not be a super admin.
  if (user.role !== 'superAdmin') {
    throw new UnfitAccountsError(
      'SUPER_ADMIN_EMAIL is the address of an account that is no super admin. Set it to another address.',
    );
  }
}

async function makeFirstSuperAdmin(db: Database, tell: (made: Credentials) => void): Promise<void> {
  const isSuperAdmin = eq(users.role, 'superAdmin');
  if ((await db.select({ id: users.id }).from(users).where(isSuperAdmin).limit(1)).length > 0) return;
  const made = { email: MADE_EMAIL, password: randomPassword() };
  try {
    await db.transaction(async (tx) => {
      await addUser(tx, { ...made, name: NAME, role: 'superAdmin' });
      // Printed before the commit: otherwise a crash could leave an account with an unknown password.
      tell(made);
    });
  } catch (error) {
    if (!(error instanceof EmailTakenError)) throw error;
    throw new UnfitAccountsError(
      `There is no super admin, and ${MADE_EMAIL} is taken. Set SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD.`,
    );
  }
}

/** Repeats until the password satisfies the rules; nearly every one does. */
function randomPassword(): string {
  for (;;) {
    const password = Array.from({ length: PASSWORD_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    try {
      return checkPassword(password);
    } catch (error) {
      if (!(error instanceof AccountRuleError)) throw error;
    }
  }
}
