import { createClient } from 'redis';

/** A database for each of Vitest's workers: no test empties that of another. */
const SERVER = `${process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'}/${process.env['VITEST_POOL_ID'] ?? 0}`;
/** How long, in ms, the server may take to answer before it counts as missing. */
const PROBE_MS = 1_500;

async function isThere(): Promise<boolean> {
  const client = createClient({ url: SERVER, socket: { connectTimeout: PROBE_MS, reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return true;
  } catch {
    return false;
  } finally {
    client.destroy();
  }
}

/** Address of a Redis for tests; undefined where there is none. */
export const TEST_REDIS_URL = (await isThere()) ? SERVER : undefined;

if (!TEST_REDIS_URL)
  process.stdout.write(
    `No Redis answers at ${new URL(SERVER).host}: its tests are skipped. TEST_REDIS_URL says where else.\n`,
  );

/** Takes away all that a test has left in it. */
export async function emptyRedis(): Promise<void> {
  const client = await createClient({ url: SERVER }).connect();
  const keys = await client.keys('haat:*');
  if (keys.length > 0) await client.del(keys);
  client.destroy();
}
