import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export class FolderNotPrivateError extends Error {}

/** A folder without any of these files is not changed, because DATA_DIR may name it by mistake. */
const OURS = /^(database|ended-sessions|outbox|pictures|session-secret|staff|token-secret|upstream\.lock)/;
const OTHERS = 0o077; // mode bits of the group and of all other users

/** Security: only the owner can use the folder and its direct entries. Deeper entries are only reached through it. */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') return; // it has no such modes, and its user folders are private
  const { mode, uid } = statSync(folder);
  if (uid !== process.geteuid?.()) throw notPrivate(folder, 'belongs to another user');
  const names = readdirSync(folder);
  if ((mode & OTHERS) !== 0) {
    // 0o1000: all users may write there, as in /tmp.
    const shared = (mode & 0o1000) !== 0 || (names.length > 0 && !names.some((name) => OURS.test(name)));
    if (shared) throw notPrivate(folder, 'is open to other users and has other things in it');
    chmodSync(folder, 0o700);
    if ((statSync(folder).mode & OTHERS) !== 0) throw notPrivate(folder, 'stays open to other users');
  }
  for (const name of names) makeEntryPrivate(folder, name);
}

function makeEntryPrivate(folder: string, name: string): void {
  const path = join(folder, name);
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry || entry.isSymbolicLink()) return; // another process has just removed it, or it is a link
  if (entry.uid !== process.geteuid?.()) throw notPrivate(path, 'belongs to another user');
  try {
    if ((entry.mode & OTHERS) !== 0) chmodSync(path, entry.mode & ~OTHERS & 0o777);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function notPrivate(path: string, why: string): FolderNotPrivateError {
  return new FolderNotPrivateError(
    `${path} ${why}, but the data folder holds secrets. Set DATA_DIR to a folder that is not there yet, or make this user ` +
      'its only one: chown -R, then chmod 700.',
  );
}
