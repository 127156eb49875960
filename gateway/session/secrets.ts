import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SecretOptions {
  sessionSecrets: string[] | undefined; // newest first; undefined: one is made and kept in `dataDir`
  dataDir: string; // absolute; it exists, and only this user can read it (lib/private-folder.ts)
}

/** Newest first. If none is configured (development only), one is kept on disk: sessions survive a restart. */
export function sessionSecrets({ sessionSecrets: given, dataDir }: SecretOptions): string[] {
  if (given) return given;
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64'), { mode: 0o600 });
  return [readFileSync(file, 'utf8').trim()];
}
