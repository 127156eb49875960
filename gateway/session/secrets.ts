import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SecretOptions {
  /** Newest first; undefined: one is made and kept in `dataDir`. */
  sessionSecrets: string[] | undefined;
  /** Folder of what must survive a restart, absolute. It exists, and only this user can read it (lib/private-folder.ts). */
  dataDir: string;
}

/**
 * The secrets that session cookies are encrypted with, newest first. If none is configured (development only), one is made and kept
 * in the data folder, so that sessions survive a restart.
 */
export function sessionSecrets({ sessionSecrets: given, dataDir }: SecretOptions): string[] {
  if (given) return given;
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64'), { mode: 0o600 });
  return [readFileSync(file, 'utf8').trim()];
}
