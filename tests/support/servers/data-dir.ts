import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../folder.ts';
import { copyEmptyDatabase } from './empty-database.ts';

/**
 * A data folder that is deleted after the running test, with a database that has no tables: a thread or process of the shop
 * makes tables and seed in it, as in a folder that is not there yet.
 */
export function newDataDir(): string {
  const folder = temporaryFolder();
  copyEmptyDatabase(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'haat-ready'), '');
  return folder;
}
