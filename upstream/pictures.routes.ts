import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { bulkhead } from 'cockatiel';
import express, { Router } from 'express';
import { PICTURES } from './seed/pictures.ts';

/**
 * Serves `/pictures`. A picture is composed when it is first requested, and kept in `folder`. A file of the same name
 * never changes, so browsers may cache it for ever.
 */
export function pictureRoutes(folder: string): Router {
  const provide = createPictureFolder(folder);
  const routes = Router();
  routes.get('/pictures/:file', async (req, _res, next) => {
    await provide(req.params.file);
    next();
  });
  routes.use('/pictures', express.static(folder, { index: false, immutable: true, maxAge: '1y' }), (_req, res) => {
    res.status(404).type('text').send('There is no such picture.');
  });
  return routes;
}

/** Returns a function that composes a file unless the folder has it. Requests for the same file share one run. */
function createPictureFolder(folder: string): (file: string) => Promise<void> {
  const slots = bulkhead(availableParallelism(), PICTURES.size);
  const running = new Map<string, Promise<void>>();

  async function compose(file: string): Promise<void> {
    const picture = PICTURES.get(file);
    if (!picture || existsSync(join(folder, file))) return;
    // The composer loads a large native library; a folder with all pictures does not need it.
    const { composePicture } = await import('./seed/compose-picture.ts');
    const bytes = await slots.execute(() => composePicture(picture));
    await mkdir(folder, { recursive: true });
    // Renamed into place, so that no reader sees half a file.
    const draft = join(folder, `.${process.pid}-${file}`);
    await writeFile(draft, bytes);
    await rename(draft, join(folder, file));
  }

  return (file) => {
    const run = running.get(file) ?? compose(file).finally(() => running.delete(file));
    running.set(file, run);
    return run;
  };
}
