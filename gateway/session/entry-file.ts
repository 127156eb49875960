import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';

export interface ListEntry {
  text: string; // one line
  until: number; // seconds since 1970
}

/** Appended entries survive a crash of the process and of the machine. */
export interface EntryFile {
  readonly entries: readonly ListEntry[]; // those that had not expired when the file was opened
  /** True once these and all before them are on disk. Never rejects: failed ones are written with the next ones. */
  append: (entries: readonly ListEntry[]) => Promise<boolean>;
}

const MODE = 0o600; // only for its owner: the file shows who logs in and out
const FOLDER_MODE = 0o700;
const COMPACT_AFTER = 20_000; // lines
const MOST_WAITING = 200_000; // lines in memory while the disk fails; the oldest go first; 100 bytes each: 20 MB
const LOG_MS = 60_000; // a failing disk is logged once in this time

/** Each write opens the file anew: an old and a new process share it while one replaces the other. */
export async function openEntryFile(path: string, log: Logger): Promise<EntryFile> {
  let waiting: string[] = [];
  let next: Promise<boolean> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let added = 0;
  let torn = false; // true if a failed write may have left half a line behind

  let loggedAt = -Infinity;
  const logFailure = (err: unknown): void => {
    if (Date.now() - loggedAt < LOG_MS) return;
    loggedAt = Date.now();
    log.error(
      { err, file: path },
      'ended sessions cannot be written to disk: make the folder DATA_DIR writable and free some space',
    );
  };

  async function write(): Promise<boolean> {
    next = undefined;
    const lines = waiting;
    waiting = [];
    if (lines.length === 0) return true;
    try {
      await appendFile(path, (torn ? '\n' : '') + lines.join(''), { mode: MODE, flush: true });
      torn = false;
      added += lines.length;
    } catch (error) {
      torn = true;
      waiting = [...lines, ...waiting].slice(-MOST_WAITING);
      logFailure(error);
      return false;
    }
    if (added > COMPACT_AFTER) await compact().catch(logFailure);
    return true;
  }

  /** Renames a new file of the valid entries over this one. Copies lines that were added meanwhile. */
  async function compact(): Promise<void> {
    const old = await open(path, 'r');
    const fresh = `${path}.${randomUUID()}`;
    try {
      const text = await old.readFile('utf8');
      const end = text.lastIndexOf('\n') + 1;
      await writeFile(fresh, entriesIn(text).map(lineOf).join(''), { mode: MODE, flush: true });
      await rename(fresh, path);
      const late = text.slice(end) + (await old.readFile('utf8'));
      if (late.includes('\n')) await appendFile(path, late.slice(0, late.lastIndexOf('\n') + 1), { flush: true });
      added = 0;
    } finally {
      await old.close();
      await rm(fresh, { force: true });
    }
  }

  let entries: ListEntry[] = [];
  try {
    await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
    const text = await readFile(path, 'utf8').catch(ifMissing);
    entries = entriesIn(text);
    if (entries.map(lineOf).join('') !== text) await compact();
  } catch (error) {
    logFailure(error); // not thrown: the list works without the file
  }

  return {
    entries,
    append(more) {
      waiting.push(...more.map(lineOf));
      next ??= last.then(write);
      last = next;
      return next;
    },
  };
}

const lineOf = ({ text, until }: ListEntry): string => `${until} ${text}\n`;

/** Each entry once. An incomplete last line was never confirmed. */
function entriesIn(text: string): ListEntry[] {
  const now = Date.now() / 1000;
  const entries = new Map<string, number>();
  for (const line of text.slice(0, text.lastIndexOf('\n') + 1).split('\n')) {
    const [, until, entry] = /^(\d{1,12}) (\S.*)$/.exec(line) ?? [];
    if (entry !== undefined && Number(until) > now) entries.set(entry, Number(until));
  }
  return [...entries].map(([entry, until]) => ({ text: entry, until }));
}

function ifMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
