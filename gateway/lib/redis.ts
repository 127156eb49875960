import type { Logger } from 'pino';
import { createClient } from 'redis';

/** After this many ms a command is given up, and the gateway goes on alone. */
const TIMEOUT_MS = 100;

export type Redis = ReturnType<typeof connectRedis>;

/** A Redis that several gateways share. It connects and reconnects in the background. */
export function connectRedis({ url, log }: { url: string; log: Logger }) {
  const client = createClient({ url, disableOfflineQueue: true, commandOptions: { timeout: TIMEOUT_MS } });
  client.on('error', (err: unknown) => log.warn({ err }, 'Redis is out of reach; this gateway works alone'));
  client.connect().catch((err: unknown) => log.debug({ err }, 'Redis was out of reach from the start'));
  return client;
}

export interface SubscriptionHandlers {
  onMessage: (text: string) => void;
  /** Is called after each (re)connection, since messages may have been missed before it. */
  onSubscribed: () => void;
  onError: (error: unknown) => void;
}

/** Subscribes to a channel, on a connection of its own. */
export function subscribe(redis: Redis, channel: string, handlers: SubscriptionHandlers): { close: () => void } {
  const { onMessage, onSubscribed, onError } = handlers;
  const connection = redis.duplicate({ commandOptions: {} });
  let subscribed = false;
  const onReady = async (): Promise<void> => {
    // The client itself subscribes again after a reconnection.
    if (!subscribed) await connection.subscribe(channel, onMessage);
    subscribed = true;
    onSubscribed();
  };
  connection.on('error', onError);
  connection.on('ready', () => void onReady().catch(onError));
  connection.connect().catch(onError);
  return { close: () => connection.destroy() };
}
