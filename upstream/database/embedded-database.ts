import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockDataDir } from './data-dir-lock.ts';

/** One connection reads a database of some MB. By default PostgreSQL takes 128 MB for its pages and room for 100 connections. */
const SETTINGS = ['shared_buffers = 16MB', 'max_connections = 4'];

interface EmbeddedDatabase {
  client: PGlite;
  markReady: () => void; // called once tables and seed exist; an unmarked folder is deleted at the next start
  close: () => Promise<void>;
}

/**
 * Opens PGlite in `dataDir/database`, or in memory. A process that is killed while it creates the database leaves a
 * folder that cannot be opened. So only a folder with the marker file of a complete start is used; any other is created
 * again. `dataDir` must exist and be private, since the modes of PGlite's files depend on the umask.
 */
export async function openEmbedded(dataDir: string | undefined): Promise<EmbeddedDatabase> {
  if (dataDir === undefined) {
    const client = await PGlite.create({ postgresqlconf: SETTINGS });
    return { client, markReady: () => undefined, close: () => client.close() };
  }
  const lock = lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'database');
    const mark = join(folder, 'haat-ready');
    if (!existsSync(mark)) rmSync(folder, { recursive: true, force: true });
    const client = await PGlite.create({ dataDir: folder, postgresqlconf: SETTINGS });
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
