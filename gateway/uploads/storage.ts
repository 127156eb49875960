import type { Logger } from 'pino';
import { ShopError } from '../errors/shop-error.ts';
import type { PictureSource } from '../pages/pictures.ts';
import { createBucket, type BucketPlace } from './bucket.ts';
import { createFolder } from './folder.ts';
import { formatOfFile, type PictureStorage } from './names.ts';

/** A folder, or an S3-compatible bucket. */
export type StoragePlace = { folder: string } | { bucket: BucketPlace };

export function openStorage(place: StoragePlace, log: Logger): PictureStorage {
  const storage = 'folder' in place ? createFolder(place.folder) : createBucket(place.bucket);
  /** Security: the log has the error's name and words alone. Errors of the bucket hold the id of its key. */
  const guarded =
    <Values extends unknown[], Result>(work: string, run: (...values: Values) => Promise<Result>) =>
    async (...values: Values): Promise<Result> => {
      try {
        return await run(...values);
      } catch (error) {
        const { name, message, cause } = error instanceof Error ? error : new Error(String(error));
        const reason = cause instanceof Error ? ` (${cause.message})` : '';
        log.error({ work, error: `${name}: ${message}${reason}` }, 'the storage of pictures has failed');
        throw new ShopError('STORE_UNAVAILABLE', 'Pictures cannot be stored or read at the moment. Try again later.');
      }
    };
  return {
    put: guarded('put', storage.put),
    get: guarded('get', storage.get),
    list: guarded('list', storage.list),
    find: guarded('find', storage.find),
    remove: guarded('remove', storage.remove),
  };
}

/** What the gateway serves in KEPT_FOLDER. A name never stands for other bytes, so caches keep it for ever. */
export function createKeptSource(storage: PictureStorage): Pick<PictureSource, 'fetch'> {
  return {
    async fetch(file) {
      const bytes = formatOfFile(file) && (await storage.get(file));
      return bytes ? { bytes, headers: [['cache-control', 'public, max-age=31536000, immutable']] } : undefined;
    },
  };
}
