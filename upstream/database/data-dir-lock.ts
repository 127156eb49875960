import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

export class DataDirLockedError extends Error {}

/** `started` distinguishes the process from a later one with the same pid. */
interface Holder {
  pid: number;
  started: string;
  host: string;
  token: string;
}

interface DataDirLock {
  release(): void;
}

/**
 * Takes `dataDir/upstream.lock`: two processes would destroy a PGlite folder, and PGlite has no lock. The lock of a
 * process that has ended is replaced at once; the lock of a running process throws DataDirLockedError. A lock that
 * expires after some time does neither (decision 24).
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
  // A draft is linked into place: no process reads an incomplete lock, and an existing lock is not overwritten.
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
  // An error may end this thread but not the process. Then the lock would never count as stale.
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

/** A file that cannot be parsed counts as a stale lock. */
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

/** Removes a stale lock. If another process has replaced it meanwhile, that process's lock is put back. */
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
  // Processes of another machine or container are not visible here, so they count as running.
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

/** Text that is only compared; undefined: unknown on this system. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      // Field 22 of stat in proc(5), in ticks since boot. Fields are counted after field 2, which may contain spaces.
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
