import type { Logger } from 'pino';
import { createClient } from 'redis';

/** A command that takes longer than this, in ms, is not worth waiting for: the gateway goes on by itself. */
const PATIENCE_MS = 100;

export type Redis = ReturnType<typeof connectRedis>;

/** A Redis for what several gateways know and count together. Connects, and connects again, behind the caller's back. */
export function connectRedis({ url, log }: { url: string; log: Logger }) {
  const client = createClient({ url, disableOfflineQueue: true, commandOptions: { timeout: PATIENCE_MS } });
  client.on('error', (err: unknown) => log.warn({ err }, 'Redis is out of reach; this gateway keeps to itself'));
  client.connect().catch((err: unknown) => log.debug({ err }, 'Redis was out of reach from the start'));
  return client;
}
