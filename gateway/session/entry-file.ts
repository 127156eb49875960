import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';

/** An entry of a list: one line of text that expires at `until`, in seconds since 1970. */
export interface ListEntry {
  text: string;
  until: number;
}

/** Entries on disk. Appended entries survive a crash of the process and of the machine. */
export interface EntryFile {
  /** The entries that had not expired when the file was opened. */
  readonly entries: readonly ListEntry[];
  /** Adds entries; true once they and all before them are on disk. Never rejects: failed entries are written with the next ones. */
  append: (entries: readonly ListEntry[]) => Promise<boolean>;
}

/** Only its owner may read the file: it shows who logs in and out. */
const MODE = 0o600;
const FOLDER_MODE = 0o700;
/** Lines that may be added before the file is compacted. */
const COMPACT_AFTER = 20_000;
/** Lines kept in memory while the disk fails; the oldest go first. With 100 bytes each, 20 MB. */
const MOST_WAITING = 200_000;
/** A failing disk is logged once in this many ms. */
const LOG_MS = 60_000;

/**
 * Opens an append-only file of entries and removes the expired ones. Each write opens the file anew, so that an old and a new process
 * can share it while one replaces the other. A folder that cannot be written is logged, not thrown.
 */
export async function openEntryFile(path: string, log: Logger): Promise<EntryFile> {
  let waiting: string[] = [];
  let next: Promise<boolean> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let added = 0;
  // True if a failed write may have left half a line behind.
  let torn = false;

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

  /** Writes the entries that have not expired to a new file and renames it over this one. Copies lines that were added meanwhile. */
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
    logFailure(error);
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

/** The entries of complete lines that have not expired, each once. An incomplete last line was never confirmed. */
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
