import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SECRET_BYTES = 32;

/**
 * The secret that signs tokens: the `given` one, or else one that is kept in `dataDir/token-secret`, so that sessions survive a
 * restart. Without a folder it is new each time.
 */
export function tokenSecret(dataDir: string | undefined, given?: string): Buffer {
  if (given !== undefined) return Buffer.from(given);
  if (dataDir === undefined) return randomBytes(SECRET_BYTES);
  const path = join(dataDir, 'token-secret');
  const draft = `${path}.${randomUUID()}`;
  // A draft is linked into place: no process reads an incomplete secret, and the first of two processes wins.
  writeFileSync(draft, randomBytes(SECRET_BYTES).toString('base64'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const secret = Buffer.from(readFileSync(path, 'utf8'), 'base64');
  if (secret.length >= SECRET_BYTES) return secret;
  throw new Error(`${path} holds no secret of ${SECRET_BYTES} bytes. Delete it, and a new one is made.`);
}
