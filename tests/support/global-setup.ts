import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CODEGEN, EMPTY_DATABASE, make, SEEDED_DATABASE } from '../../scripts/build/steps.ts';

/** A folder in memory. A database in it opens in a fraction of the time that it takes on a disk. */
const IN_MEMORY = '/dev/shm';

/** Room for the databases and browser profiles of a run, in bytes. */
const ROOM = 2 ** 30;

/**
 * Vitest's global set-up. Makes what the tests read and what is out of date, since Vitest can be started by itself. All
 * temporary files of the run are in one folder, which is deleted at the end.
 */
export async function setup(): Promise<() => void> {
  await make(CODEGEN, [SEEDED_DATABASE, EMPTY_DATABASE]);
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'haat-tests-'));
  // The workers, and the processes that tests start, inherit it.
  process.env['TMPDIR'] = folder;
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // Also after Ctrl-C, which skips the tear-down.
  process.once('exit', remove);
  return remove;
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM;
}
