import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import express, { Router } from 'express';
import { PICTURES } from './seed/pictures.ts';

/** Pictures composed at the same time. More would occupy the threads that files and password hashes use, too. */
const AT_ONCE = 2;
/** Pictures that wait: two screens of them, done in about 4 s on one core. The gateway waits 5 s for each. */
const MAX_WAITING = 48;
const RETRY_AFTER_SECONDS = 2;

/**
 * Serves `/pictures`. A picture is composed when it is first requested, and kept in `folder`. A file of the same name
 * never changes, so browsers may cache it for ever.
 */
export function pictureRoutes(folder: string, onWriteError: (error: unknown) => void): Router {
  const provide = createPictureFolder(folder, onWriteError);
  const routes = Router();
  routes.get('/pictures/:file', async (req, res, next) => {
    try {
      const unkept = await provide(req.params.file);
      if (unkept) res.type(req.params.file).setHeader('cache-control', 'no-store').send(unkept);
      else next();
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      res.setHeader('retry-after', String(RETRY_AFTER_SECONDS));
      res.status(503).type('text').send('Many pictures are being composed. Ask for this one again in a few seconds.');
    }
  });
  routes.use('/pictures', express.static(folder, { index: false, immutable: true, maxAge: '1y' }), (_req, res) => {
    res.status(404).type('text').send('There is no such picture.');
  });
  return routes;
}

/**
 * Returns a function that composes a file unless the folder has it. Requests for the same file share one run. It
 * resolves to the picture's bytes only where they could not be kept, as on a full disk.
 */
function createPictureFolder(
  folder: string,
  onWriteError: (error: unknown) => void,
): (file: string) => Promise<Buffer | undefined> {
  const slots = bulkhead(AT_ONCE, MAX_WAITING);
  const running = new Map<string, Promise<Buffer | undefined>>();

  async function compose(file: string): Promise<Buffer | undefined> {
    const picture = PICTURES.get(file);
    if (!picture || existsSync(join(folder, file))) return undefined;
    // The composer loads a large native library; a folder with all pictures does not need it.
    const { composePicture } = await import('./seed/compose-picture.ts');
    const bytes = await slots.execute(() => composePicture(picture));
    return (await keep(file, bytes)) ? undefined : bytes;
  }

  /** Renames a complete file into place, so that no reader sees half of it. False: it could not be written. */
  async function keep(file: string, bytes: Buffer): Promise<boolean> {
    const draft = join(folder, `.${randomUUID()}`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, join(folder, file));
      return true;
    } catch (error) {
      onWriteError(error);
      // Fails as well where the folder is not one.
      await rm(draft, { force: true }).catch(onWriteError);
      return false;
    }
  }

  return (file) => {
    const run = running.get(file) ?? compose(file).finally(() => running.delete(file));
    running.set(file, run);
    return run;
  };
}
