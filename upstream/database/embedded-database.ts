import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockDataDir } from './data-dir-lock.ts';

/** The embedded PostgreSQL, open. */
interface EmbeddedDatabase {
  client: PGlite;
  /** To be called once tables and seed are there: from now on the folder holds data worth keeping. */
  markReady: () => void;
  close: () => Promise<void>;
}

/**
 * Opens PGlite in `dataDir/database`, or in memory. Making a new database takes a second or two; a process that is killed
 * meanwhile leaves half a folder that cannot be opened. So a folder counts only with the mark that a whole start-up sets
 * in it, and one without is made anew: from `copy`, if there is one, which takes a fifth of the time. `dataDir` exists and is private: what PGlite writes there has the
 * modes that the process's umask leaves, but nobody else gets through the folder.
 */
export async function openEmbedded(dataDir: string | undefined, copy?: Blob): Promise<EmbeddedDatabase> {
  const from = copy && { loadDataDir: copy };
  if (dataDir === undefined) {
    const client = await PGlite.create(from);
    return { client, markReady: () => undefined, close: () => client.close() };
  }
  const lock = lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'database');
    const mark = join(folder, 'haat-ready');
    const isNew = !existsSync(mark);
    if (isNew) rmSync(folder, { recursive: true, force: true });
    const client = await PGlite.create({ dataDir: folder, ...(isNew && from) });
    return {
      client,
      markReady: () => writeFileSync(mark, '', { mode: 0o600 }),
      async close() {
        try {
          await client.close();
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
