import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketPlace } from '../../../gateway/uploads/bucket.ts';

/**
 * A server that speaks S3 and has one empty bucket. `strict`: it checks signatures, and refuses all lists, because it leaves out of their
 * path the slash that the AWS SDK sends and signs. Else it checks the key's id alone.
 */
export async function startBucket({ strict } = { strict: false }): Promise<BucketPlace & AsyncDisposable> {
  const directory = mkdtempSync(join(tmpdir(), 'haat-test-s3-'));
  const bucket = 'shop-pictures';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    allowMismatchedSignatures: !strict,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    async [Symbol.asyncDispose]() {
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
