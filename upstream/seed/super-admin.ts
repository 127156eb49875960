import { randomInt } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isPasswordOf } from '../auth/password-hash.ts';
import { users } from '../database/tables/users.tables.ts';
import { addUser, EmailTakenError, findByEmail } from '../users/users.queries.ts';
import { AccountRuleError, checkPassword } from '../users/users.rules.ts';
import { buildSeed } from './build-seed.ts';

/** What somebody logs in with. */
export interface Credentials {
  email: string;
  password: string;
}

/** Who may log in to a shop that is open to the public, where it starts. */
export interface ProductionAccounts {
  /** The super admin that there has to be; absent: one is made with a password of its own, where there is none at all. */
  superAdmin?: Credentials | undefined;
  /** Hears the password that was made, once: nobody else ever does. */
  tell: (made: Credentials) => void;
}

/** The accounts of a database are not fit for production; the message says what to do. */
export class UnfitAccountsError extends Error {}

/** A domain that is reserved for documentation: no reset link can ever reach a stranger. */
const MADE_EMAIL = 'super-admin@example.com';
const NAME = 'Super Admin';
/** Without those that look alike. 24 of these 60 are more than 140 bits. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789@#%&?!';
const PASSWORD_LENGTH = 24;

/** Sees to it that nobody can log in with what this project's documents tell, and that there is a super admin. */
export async function secureAccounts(db: Database, { superAdmin, tell }: ProductionAccounts): Promise<void> {
  await refuseDemoPasswords(db);
  await (superAdmin ? ensureSuperAdmin(db, superAdmin) : makeFirstSuperAdmin(db, tell));
}

/** Demo accounts are known by their address, or by their id, which a change of the address leaves as it is. */
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
  // Whoever has registered with this address chose its password.
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
      // Before the account is there for good: nobody could ever log in to one whose password was lost in between.
      tell(made);
    });
  } catch (error) {
    if (!(error instanceof EmailTakenError)) throw error;
    throw new UnfitAccountsError(
      `There is no super admin, and ${MADE_EMAIL} is taken. Set SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD.`,
    );
  }
}

/** Keeps to the rules for passwords; nearly every one of that length does. */
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
