import { expect } from 'vitest';
import { allFiles, mainFile, type PictureStorage } from '../../gateway/uploads/names.ts';

/** Hashes of two pictures. */
export const [ONE, OTHER] = ['a', 'b'].map((letter) => letter.repeat(64)) as [string, string];
export const filesOf = (hash: string) =>
  new Map(allFiles(hash).map((file) => [file, Buffer.from(`the bytes of ${file}`)]));

/** What any storage does. It is empty before and after. */
export async function keepsPictures(storage: PictureStorage): Promise<void> {
  const before = Date.now() - 2_000; // S3 tells whole seconds
  expect(await storage.list()).toEqual([]);
  expect(await storage.find(ONE)).toBeUndefined();
  expect(await storage.get(mainFile(ONE))).toBeUndefined();

  await storage.put(ONE, filesOf(ONE));
  await storage.put(OTHER, filesOf(OTHER));
  for (const [file, bytes] of filesOf(ONE)) expect(Buffer.from((await storage.get(file)) ?? [])).toEqual(bytes);
  expect((await storage.list()).map(({ hash }) => hash).sort()).toEqual([ONE, OTHER]);
  expect((await storage.find(ONE))?.keptAt).toBeGreaterThan(before);

  await storage.put(ONE, filesOf(ONE)); // once more
  await storage.remove(ONE);
  await storage.remove(ONE); // another gateway has done it already
  expect(await storage.find(ONE)).toBeUndefined();
  for (const file of allFiles(ONE)) expect(await storage.get(file)).toBeUndefined();
  expect(await storage.list()).toMatchObject([{ hash: OTHER }]);
  await storage.remove(OTHER);
}
