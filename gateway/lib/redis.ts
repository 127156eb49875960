import type { Logger } from 'pino';
import { createClient } from 'redis';

const TIMEOUT_MS = 100; // after this time a command is given up, and the gateway goes on alone

export type Redis = ReturnType<typeof connectRedis>;

export function connectRedis({ url, log }: { url: string; log: Logger }) {
  const client = createClient({ url, disableOfflineQueue: true, commandOptions: { timeout: TIMEOUT_MS } });
  client.on('error', (err: unknown) => log.warn({ err }, 'Redis is out of reach; this gateway works alone'));
  client.connect().catch((err: unknown) => log.debug({ err }, 'Redis was out of reach from the start'));
  return client;
}

export interface SubscriptionHandlers {
  onMessage: (text: string) => void;
  onSubscribed: () => void; // after each (re)connection: messages may have been missed before it
  onError: (error: unknown) => void;
}

/** Uses a connection of its own. */
export function subscribe(redis: Redis, channel: string, handlers: SubscriptionHandlers): { close: () => void } {
  const { onMessage, onSubscribed, onError } = handlers;
  const connection = redis.duplicate({ commandOptions: {} });
  let subscribed = false;
  const onReady = async (): Promise<void> => {
    if (!subscribed) await connection.subscribe(channel, onMessage); // the client repeats it after a reconnection
    subscribed = true;
    onSubscribed();
  };
  connection.on('error', onError);
  connection.on('ready', () => void onReady().catch(onError));
  connection.connect().catch(onError);
  return { close: () => connection.destroy() };
}
