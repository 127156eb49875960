import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** From OWASP's password storage cheat sheet. One hash takes 16 MB and about 170 ms. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;
/** Concurrent hashes. More would occupy all threads that Node also uses for files. */
const MAX_AT_ONCE = 2;

/** No password matches, since this is not a hash. */
export const UNUSABLE_PASSWORD_HASH = '!';

let running = 0;
const waiting: (() => void)[] = [];

/** Waits for a free slot: many concurrent log-ins take time, but not memory or all threads. */
async function deriveInTurn(password: string, salt: Buffer, bytes: number, cost: ScryptOptions): Promise<Buffer> {
  // A finished hash passes its slot to the next waiting one directly, so that no newcomer takes it in between.
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

/** As `scrypt$N$r$p$salt$key`. The hash contains its cost, so it stays valid when the cost is raised. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveInTurn(password, salt, KEY_BYTES, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Text that is not a hash, such as a seeded reviewer's, matches no password. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [method, N, r, p, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64');
  if (method !== 'scrypt' || expected.length === 0) return false;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await deriveInTurn(password, Buffer.from(salt, 'base64'), expected.length, cost);
  return timingSafeEqual(actual, expected);
}
