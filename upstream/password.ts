import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** OWASP's password storage cheat sheet: N = 2^17, r = 8, p = 1 takes 128 MB and about a third of a second. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
const MAX_MEMORY = 256 * 1024 * 1024;
const KEY_BYTES = 32;

/** Hashes a password with scrypt; the text that comes back holds the costs and the salt as well. */
export async function scryptHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES, { ...COST, maxmem: MAX_MEMORY });
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');
}
