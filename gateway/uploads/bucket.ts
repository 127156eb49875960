import type { S3 } from '@aws-sdk/client-s3';
import { formatOfFile, hashOfMainFile, mainFile, otherFiles, type KeptPicture, type PictureStorage } from './names.ts';

export interface BucketPlace {
  endpoint: string | undefined; // undefined: Amazon's own
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const PREFIX = 'pictures/';
const TIMES = { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true };

/** The library is loaded at first use: a gateway without pictures has none of its 20 MB in memory. */
export function createBucket({ accessKeyId, bucket, endpoint, region, secretAccessKey }: BucketPlace): PictureStorage {
  let opened: Promise<S3> | undefined;
  const open = (): Promise<S3> =>
    (opened ??= import('@aws-sdk/client-s3').then(
      (library) =>
        new library.S3({
          ...(endpoint !== undefined && { endpoint, forcePathStyle: true }), // few servers of others have a name for each bucket
          region,
          credentials: { accessKeyId, secretAccessKey },
          maxAttempts: 2,
          requestHandler: TIMES,
          // Many servers do not know the newer checksums.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
        }),
    ));
  const at = (file: string) => ({ Bucket: bucket, Key: PREFIX + file });

  return {
    async put(hash, files) {
      const s3 = await open();
      for (const file of [mainFile(hash), ...otherFiles(hash)])
        await s3.putObject({ ...at(file), Body: files.get(file), ContentType: `image/${formatOfFile(file)}` });
    },
    async get(file) {
      const s3 = await open();
      return (await found(s3.getObject(at(file))))?.Body?.transformToByteArray();
    },
    async list() {
      const s3 = await open();
      const pictures: KeptPicture[] = [];
      for await (const { Contents = [] } of s3.paginateListObjectsV2({ Bucket: bucket, Prefix: PREFIX })) {
        for (const { Key = '', LastModified } of Contents) {
          const hash = hashOfMainFile(Key.slice(PREFIX.length));
          if (hash !== undefined) pictures.push({ hash, keptAt: LastModified?.getTime() ?? Date.now() });
        }
      }
      return pictures;
    },
    async find(hash) {
      const s3 = await open();
      const facts = await found(s3.headObject(at(mainFile(hash))));
      return facts && { hash, keptAt: facts.LastModified?.getTime() ?? Date.now() };
    },
    async remove(hash) {
      const s3 = await open();
      for (const file of [...otherFiles(hash), mainFile(hash)]) await s3.deleteObject(at(file));
    },
    close: () => void opened?.then((s3) => s3.destroy()),
  };
}

/** Undefined: there is no such object. */
async function found<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined;
    throw error;
  }
}
