import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** OWASP's password storage cheat sheet allows N = 2^14 with r = 8 and p = 5: 16 MB and about a sixth of a second. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;
/** Hashes under way at once; the rest wait. More would take every thread that the process has for files as well. */
const MAX_AT_ONCE = 2;

/** The hash of an account that nobody can sign in to: no password has it, for it isn't one. */
export const UNUSABLE_PASSWORD_HASH = '!';

let running = 0;
const waiting: (() => void)[] = [];

/** Waits for its turn, so that a burst of sign-ins costs time but neither memory nor the threads of everybody else. */
async function deriveInTurn(password: string, salt: Buffer, bytes: number, cost: ScryptOptions): Promise<Buffer> {
  // Whoever ends hands its place over without giving it free, so nobody can slip in between.
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await derive(password.normalize('NFC'), salt, bytes, cost);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Hashes a password as `scrypt$N$r$p$salt$key`: with its cost in it, a hash stays good when the cost is raised. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveInTurn(password, salt, KEY_BYTES, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Whether a password is the one that was hashed. Text that is no hash, such as a seeded reviewer's, fits no password. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [method, N, r, p, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64');
  if (method !== 'scrypt' || expected.length === 0) return false;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await deriveInTurn(password, Buffer.from(salt, 'base64'), expected.length, cost);
  return timingSafeEqual(actual, expected);
}
