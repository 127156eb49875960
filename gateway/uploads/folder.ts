import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOfMainFile, mainFile, otherFiles, type KeptPicture, type PictureStorage } from './names.ts';

const PART = '.part'; // ending of a file that is being written
const PART_MS = 3_600_000; // after that, whoever wrote it is gone

/** Names of files are checked before they come here. */
export function createFolder(folder: string): PictureStorage {
  const path = (file: string): string => join(folder, file);

  async function write(file: string, bytes: Uint8Array): Promise<void> {
    const part = path(`${file}.${randomUUID()}${PART}`);
    await writeFile(part, bytes, { mode: 0o600 });
    await rename(part, path(file));
  }

  /** Undefined: it is not there. */
  async function found<Value>(reading: Promise<Value>): Promise<Value | undefined> {
    try {
      return await reading;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async function find(hash: string): Promise<KeptPicture | undefined> {
    const facts = await found(stat(path(mainFile(hash))));
    return facts && { hash, keptAt: facts.mtimeMs };
  }

  async function removePart(file: string): Promise<void> {
    const facts = await found(stat(path(file)));
    if (facts && Date.now() - facts.mtimeMs > PART_MS) await rm(path(file), { force: true });
  }

  return {
    async put(hash, files) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const main = mainFile(hash);
      for (const file of [main, ...files.keys()]) await write(file, files.get(file) ?? new Uint8Array());
    },
    get: (file) => found(readFile(path(file))),
    async list() {
      const files = (await found(readdir(folder))) ?? [];
      for (const file of files) if (file.endsWith(PART)) await removePart(file);
      const pictures = await Promise.all(files.flatMap((file) => hashOfMainFile(file) ?? []).map(find));
      return pictures.filter((picture) => picture !== undefined);
    },
    find,
    async remove(hash) {
      for (const file of [...otherFiles(hash), mainFile(hash)]) await rm(path(file), { force: true });
    },
  };
}
