import { randomBytes, scrypt, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** 16 MiB and about 50 ms a hash: OWASP's password storage cheat sheet allows N = 2^14 with r = 8 and p = 5. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;

/** The hash of an account that nobody can sign in to: no password has it, for it isn't one. */
export const UNUSABLE_PASSWORD_HASH = '!';

/** Hashes a password as `scrypt$N$r$p$salt$key` (base64): with its cost in it, a hash stays good when the cost is raised. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derive(password.normalize('NFC'), salt, KEY_BYTES, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');
}
