import type { PictureSource } from '../pages/picture-source.ts';
import { formatOfFile } from './names.ts';
import type { PictureStorage } from './storage.ts';

/** For browsers and caches on the way: a name never stands for other bytes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** What the gateway serves in KEPT_FOLDER. */
export function createKeptSource(storage: PictureStorage): PictureSource {
  return {
    async fetch(file) {
      if (formatOfFile(file) === undefined) return undefined;
      const bytes = await storage.get(file);
      return bytes && { bytes, headers: [['cache-control', FOR_EVER]] };
    },
    close: async () => storage.close(),
  };
}
