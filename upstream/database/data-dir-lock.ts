import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The data folder is in use; the message says by whom and what to do. */
export class DataDirLockedError extends Error {}

/** Who holds a lock. `started` tells a process from a later one that got the same pid. */
interface Holder {
  pid: number;
  started: string;
  host: string;
  token: string;
}

/** A held lock; to be released when the database is closed. */
interface DataDirLock {
  release(): void;
}

/**
 * Takes `dataDir/upstream.lock`, for two processes on one PGlite folder would destroy it: PGlite itself does not look.
 * The lock of a process that is gone is taken over; that of a living one makes a DataDirLockedError.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  const path = join(dataDir, 'upstream.lock');
  const mine: Holder = {
    pid: process.pid,
    started: startOf(process.pid) ?? '',
    host: hostname(),
    token: randomUUID(),
  };
  const draft = `${path}.${mine.token}`;
  // Written aside and linked into place, so that nobody ever reads half a lock and an existing one is never overwritten.
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    while (!placed(draft, path)) {
      const holder = readHolder(path);
      if (holder && isAlive(holder)) throw new DataDirLockedError(explain(holder, dataDir, path));
      if (holder) discard(path, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  const release = (): void => {
    process.off('exit', release);
    if (readHolder(path)?.token === mine.token) rmSync(path, { force: true });
  };
  // A thread that ends by a fault of its own leaves a living process behind, whose lock would never go stale.
  process.on('exit', release);
  return { release };
}

function placed(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Who holds the lock; a file that says nothing readable was not written by us and counts as left behind. */
function readHolder(path: string): Holder | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return { pid: 0, started: '', host: hostname(), token: text };
  }
}

/** Moves a stale lock out of the way. If another process was quicker and its lock was caught, that one is put back. */
function discard(path: string, stale: Holder): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readHolder(aside)?.token !== stale.token) placed(aside, path);
  rmSync(aside, { force: true });
}

function isAlive({ pid, started, host }: Holder): boolean {
  // Another machine (or container) shares the folder: its processes can't be seen from here, so it's taken to be alive.
  if (host !== hostname()) return true;
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = startOf(pid);
  return now === undefined || now === started;
}

/** When a process was started, as text to compare; undefined where the system doesn't tell. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      // Field 22 of proc(5)'s stat, in ticks since this boot. The name in field 2 may hold blanks: count from its end.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
    }
    if (process.platform === 'win32') return undefined;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

function explain({ pid, host }: Holder, dataDir: string, path: string): string {
  return host === hostname()
    ? `The data folder ${dataDir} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`
    : `The data folder ${dataDir} is in use by process ${pid} on ${host}. Stop it there, or set DATA_DIR to another ` +
        `folder; if it no longer runs, delete ${path}.`;
}
