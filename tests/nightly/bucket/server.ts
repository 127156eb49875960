import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketPlace } from '../../../gateway/uploads/bucket.ts';
import { installPackages } from '../../../scripts/install.mjs';

const FOLDER = 'tests/nightly/bucket';
const PROOF = `${FOLDER}/node_modules/@20minutes/s3rver/package.json`;

/** A server that speaks S3, checks signatures and has one empty bucket. It is installed on first use. */
export async function startBucket(): Promise<BucketPlace & AsyncDisposable> {
  if (!installPackages(FOLDER, PROOF, 'Installing a server that speaks S3 (once)'))
    throw new Error('The server that speaks S3 could not be installed.');
  const { default: S3rver } = await import('@20minutes/s3rver');
  const directory = mkdtempSync(join(tmpdir(), 'haat-test-s3-'));
  const bucket = 'shop-pictures';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    allowMismatchedSignatures: false,
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
