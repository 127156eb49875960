import { existsSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import type * as Embedded from '@electric-sql/pglite';
import { vi } from 'vitest';
import { copyEmptyDatabase, EMPTY_DATABASE } from './empty-database.ts';

// A new database is a copy. Threads and processes that tests start make theirs themselves, unless they get a folder of `newDataDir`.
vi.mock('@electric-sql/pglite', async (load) => {
  const real = await load<typeof Embedded>();
  async function create(options: Embedded.PGliteOptions = {}): Promise<Embedded.PGlite> {
    const { dataDir, loadDataDir } = options;
    if (loadDataDir) return real.PGlite.create(options);
    if (dataDir === undefined)
      return real.PGlite.create({ ...options, loadDataDir: await openAsBlob(EMPTY_DATABASE.file) });
    if (!existsSync(join(dataDir, 'PG_VERSION'))) copyEmptyDatabase(dataDir);
    return real.PGlite.create(options);
  }
  const PGlite = new Proxy(real.PGlite, {
    get: (target, name): unknown => (name === 'create' ? create : Reflect.get(target, name)),
  });
  return { ...real, PGlite };
});
