import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivate } from '../lib/private-folder.ts';

export interface SecretOptions {
  /** Newest first; undefined: one is made and kept in `dataDir`. */
  sessionSecrets: string[] | undefined;
  /** Folder of what must survive a restart, absolute. */
  dataDir: string;
}

/**
 * The secrets that session cookies are sealed with, newest first. Where none is configured (development only) one is made
 * and kept in the data folder, readable by its owner alone, so that sessions outlive a restart.
 */
export function sessionSecrets({ sessionSecrets: given, dataDir }: SecretOptions): string[] {
  if (given) return given;
  makePrivate(dataDir);
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64'), { mode: 0o600 });
  return [readFileSync(file, 'utf8').trim()];
}
