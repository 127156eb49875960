import type { Logger } from 'pino';
import { createClient } from 'redis';

/** The most time for a command, in ms: after it the gateway works without Redis. */
const COMMAND_MS = 100;

export type Redis = ReturnType<typeof connectRedis>;

/** A Redis for what several gateways share. It connects in the background, again and again. */
export function connectRedis({ url, log }: { url: string; log: Logger }) {
  const client = createClient({ url, disableOfflineQueue: true, commandOptions: { timeout: COMMAND_MS } });
  client.on('error', (err: unknown) => log.warn({ err }, 'Redis is out of reach; this gateway works alone'));
  client.connect().catch((err: unknown) => log.debug({ err }, 'Redis was out of reach from the start'));
  return client;
}
