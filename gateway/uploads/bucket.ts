import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { formatOfFile, hashOfMainFile, mainFile, otherFiles, type KeptPicture, type PictureStorage } from './names.ts';

export interface BucketPlace {
  endpoint: string | undefined; // undefined: Amazon's own
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const PREFIX = 'pictures/';
const TIMEOUT_MS = 10_000;

/** Calls of S3's REST API, signed by aws4fetch: AWS's own library would be 25 packages and 20 MB of memory for these five. */
export function createBucket({ accessKeyId, bucket, endpoint, region, secretAccessKey }: BucketPlace): PictureStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 });
  // Few servers of others have a host name for each bucket.
  const root =
    endpoint === undefined
      ? `https://${bucket}.s3.${region}.amazonaws.com`
      : `${endpoint.replace(/\/$/, '')}/${bucket}`;

  /** Undefined: there is no such object. */
  async function call(method: string, path: string, init: RequestInit = {}): Promise<Response | undefined> {
    const response = await client.fetch(root + path, { method, signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
    if (response.ok) return response;
    const text = await response.text();
    if (response.status === 404 && (method === 'HEAD' || contentOf(text, 'Code') === 'NoSuchKey')) return undefined;
    throw new Error(`${method} was answered ${response.status} ${contentOf(text, 'Code') ?? ''}`);
  }
  const at = (file: string): string => `/${PREFIX}${file}`;

  return {
    async put(hash, files) {
      for (const file of [mainFile(hash), ...otherFiles(hash)]) {
        const bytes = Buffer.from(files.get(file) ?? []);
        const headers = {
          'content-type': `image/${formatOfFile(file)}`,
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        };
        await call('PUT', at(file), { body: bytes, headers });
      }
    },
    async get(file) {
      return (await call('GET', at(file)))?.bytes();
    },
    async list() {
      const pictures: KeptPicture[] = [];
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: PREFIX });
        if (next !== undefined) query.set('continuation-token', next);
        const page = (await (await call('GET', `?${query}`))?.text()) ?? '';
        for (const entry of page.split('<Contents>').slice(1)) {
          const hash = hashOfMainFile(contentOf(entry, 'Key')?.slice(PREFIX.length) ?? '');
          if (hash !== undefined) pictures.push({ hash, keptAt: timeOf(contentOf(entry, 'LastModified')) });
        }
        next = contentOf(page, 'NextContinuationToken');
      } while (next !== undefined);
      return pictures;
    },
    async find(hash) {
      const found = await call('HEAD', at(mainFile(hash)));
      return found && { hash, keptAt: timeOf(found.headers.get('last-modified')) };
    },
    async remove(hash) {
      for (const file of [...otherFiles(hash), mainFile(hash)]) await call('DELETE', at(file));
    },
  };
}

/** What stands in an element of an XML text. Names of pictures and tokens of pages hold no entities but this one. */
function contentOf(xml: string, name: string): string | undefined {
  const [start, end] = [`<${name}>`, `</${name}>`];
  const from = xml.indexOf(start);
  const to = xml.indexOf(end, from);
  return from < 0 || to < 0 ? undefined : xml.slice(from + start.length, to).replaceAll('&amp;', '&');
}

function timeOf(date: string | null | undefined): number {
  return Date.parse(date ?? '') || Date.now();
}
