import type * as Library from '@aws-sdk/client-s3';
import { formatOfFile, hashOfMainFile, mainFile, otherFiles } from './names.ts';
import type { KeptPicture, PictureStorage } from './storage.ts';

export interface BucketPlace {
  endpoint: string | undefined; // undefined: Amazon's own
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const PREFIX = 'pictures/';
const CONNECTION_MS = 3_000;
const REQUEST_MS = 10_000;
const ATTEMPTS = 2; // of one request
const LISTED = 1_000; // keys in one answer

interface Opened {
  client: Library.S3Client;
  s3: typeof Library;
}

/** The library is loaded at first use: a gateway without pictures has none of its 20 MB in memory. */
export function createBucket({ accessKeyId, bucket, endpoint, region, secretAccessKey }: BucketPlace): PictureStorage {
  let opened: Promise<Opened> | undefined;

  async function open(): Promise<Opened> {
    const s3 = await import('@aws-sdk/client-s3');
    const client = new s3.S3Client({
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }), // few servers of others have a name for each bucket
      region,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECTION_MS, requestTimeout: REQUEST_MS, throwOnRequestTimeout: true },
      // Many servers do not know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { client, s3 };
  }

  const at = (file: string): { Bucket: string; Key: string } => ({ Bucket: bucket, Key: PREFIX + file });

  /** Undefined: there is no such object. */
  async function found<Value>(reading: Promise<Value>): Promise<Value | undefined> {
    try {
      return await reading;
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      if (name === 'NoSuchKey' || name === 'NotFound') return undefined;
      throw error;
    }
  }

  async function find(hash: string): Promise<KeptPicture | undefined> {
    const { client, s3 } = await (opened ??= open());
    const facts = await found(client.send(new s3.HeadObjectCommand(at(mainFile(hash)))));
    return facts && { hash, keptAt: facts.LastModified?.getTime() ?? Date.now() };
  }

  return {
    async put(hash, files) {
      const { client, s3 } = await (opened ??= open());
      for (const file of [mainFile(hash), ...otherFiles(hash)]) {
        const ContentType = `image/${formatOfFile(file)}`;
        await client.send(new s3.PutObjectCommand({ ...at(file), Body: files.get(file), ContentType }));
      }
    },
    async get(file) {
      const { client, s3 } = await (opened ??= open());
      return (await found(client.send(new s3.GetObjectCommand(at(file)))))?.Body?.transformToByteArray();
    },
    async list() {
      const { client, s3 } = await (opened ??= open());
      const pages = s3.paginateListObjectsV2({ client, pageSize: LISTED }, { Bucket: bucket, Prefix: PREFIX });
      const pictures: KeptPicture[] = [];
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', LastModified } of Contents) {
          const hash = hashOfMainFile(Key.slice(PREFIX.length));
          if (hash !== undefined) pictures.push({ hash, keptAt: LastModified?.getTime() ?? Date.now() });
        }
      }
      return pictures;
    },
    find,
    async remove(hash) {
      const { client, s3 } = await (opened ??= open());
      for (const file of [...otherFiles(hash), mainFile(hash)]) await client.send(new s3.DeleteObjectCommand(at(file)));
    },
    close: () => void opened?.then(({ client }) => client.destroy()),
  };
}
