import type { Logger } from 'pino';
import { createClient, createCluster, createSentinel } from 'redis';

/** Ms that a command may take. After the first one that takes longer, operations do without Redis: it costs none of them 20 ms. */
const COMMAND_MS = 15;
const SENTINEL_PORT = 26379;
/** A probe writes: a Redis that is full, cannot write to its disk or is only a copy by now reads well, and would keep nothing. */
const PROBE_KEY = 'haat:probe';
const PROBE_LASTS_S = 60;
const PROBE_MS = 500; // between two looks whether Redis answers quickly
const BUSY_MS = 5; // a timer that is later than this had to wait for the event loop
const PROBES = 3; // quick answers in a row, after which Redis is used again
const HUNG_PROBES = 10; // tries without an answer, after which the connection is opened anew: its other end may be gone

export type RedisClient = ReturnType<typeof createClient>;

/** One address: a server. Several: the nodes of a Cluster or, with `sentinelName`, Sentinels that know the server of that name. */
interface RedisAddress {
  urls: readonly string[];
  sentinelName?: string | undefined;
}

interface RedisOptions extends RedisAddress {
  commandMs?: number | undefined; // absent: COMMAND_MS
  log: Logger;
}

/** Redis did not answer in time, or has not for a moment, or takes no changes. The gateway goes on alone. */
export class RedisAway extends Error {}

export interface Redis {
  /**
   * Runs a command. Rejects with RedisAway after `limitMs`, and from then on at once, until Redis answers quickly again: a slow Redis
   * costs an operation next to nothing.
   */
  run: <Value>(command: (client: RedisClient) => Promise<Value>, limitMs?: number) => Promise<Value>;
  readonly client: RedisClient; // for libraries that send commands themselves, within `run`
  readonly inUse: boolean;
  readonly firstTry: Promise<void>; // resolves once Redis is in use, or was out of reach
  /** The listener is called each time that Redis is in use (again). Messages may have been missed before that. */
  onReturn: (listener: () => void) => void;
  /** Uses a connection of its own. `onSubscribed`: after each connection. */
  subscribe: (channel: string, onMessage: (text: string) => void, onSubscribed: () => void) => void;
  close: () => void;
}

/** The commands are the same for all three, but for their types. */
function open({ urls, sentinelName }: RedisAddress): RedisClient {
  const [url = ''] = urls;
  if (sentinelName === undefined && urls.length === 1) return createClient({ url, disableOfflineQueue: true });
  const { username, password, protocol } = new URL(url);
  const nodes = {
    disableOfflineQueue: true,
    ...(password && { username: decodeURIComponent(username), password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' && { socket: { tls: true as const } }),
  };
  if (sentinelName === undefined) {
    return createCluster({ rootNodes: urls.map((node) => ({ url: node })), defaults: nodes }) as unknown as RedisClient;
  }
  const places = urls.map((place) => new URL(place));
  const sentinelRootNodes = places.map(({ hostname, port }) => ({
    host: hostname,
    port: Number(port || SENTINEL_PORT),
  }));
  const sentinel = createSentinel({ name: sentinelName, sentinelRootNodes, nodeClientOptions: nodes });
  return sentinel as unknown as RedisClient;
}

export function connectRedis({ log, commandMs = COMMAND_MS, ...address }: RedisOptions): Redis {
  const client = open(address);
  const isGroup = address.urls.length > 1 || address.sentinelName !== undefined;
  // A Cluster does not say whether it is ready.
  const isReady = (): boolean => client.isReady ?? client.isOpen;
  const subscriptions: { reconnect: () => void; mayHaveMissed: () => void; close: () => void }[] = [];
  const listeners: (() => void)[] = [];
  let inUse = false;
  let closed = false;
  let probing: NodeJS.Timeout | undefined;
  let quick = 0;
  let hung = 0;
  const firstTry = Promise.withResolvers<void>();

  function probeSoon(): void {
    if (!closed) probing ??= setTimeout(() => void probe(), PROBE_MS).unref();
  }

  function leave(err: unknown): void {
    if (inUse) log.warn({ err }, 'Redis is slow, out of reach or takes no changes; this gateway works alone');
    inUse = false;
    quick = 0;
    firstTry.resolve();
    probeSoon();
  }

  async function probe(): Promise<void> {
    clearTimeout(probing);
    probing = undefined;
    if (closed) return;
    try {
      if (!isReady()) throw new RedisAway('Redis is not connected.');
      do {
        await inTime(client.set(PROBE_KEY, '', { expiration: { type: 'EX', value: PROBE_LASTS_S } }), commandMs);
        quick += 1;
      } while (quick < PROBES);
    } catch (error) {
      if ((hung += 1) >= HUNG_PROBES) reconnect();
      return leave(error);
    }
    hung = 0;
    probeSoon();
    if (inUse) return;
    inUse = true;
    firstTry.resolve();
    log.info('Redis is in use');
    for (const listener of listeners) listener();
    for (const { mayHaveMissed } of subscriptions) mayHaveMissed();
  }

  function reconnect(): void {
    hung = 0;
    client.destroy();
    connect(client, leave, probe);
    for (const subscription of subscriptions) subscription.reconnect();
  }

  client.on('ready', () => void probe());
  client.on('error', leave);
  connect(client, leave, probe);

  return {
    client,
    async run(command, limitMs = commandMs) {
      if (!inUse) throw new RedisAway('Redis is out of reach.');
      try {
        return await inTime(command(client), limitMs);
      } catch (error) {
        if (error instanceof RedisAway || !isReady()) leave(error);
        throw error;
      }
    },
    get inUse() {
      return inUse;
    },
    firstTry: firstTry.promise,
    onReturn: (listener) => void listeners.push(listener),
    subscribe(channel, onMessage, onSubscribed) {
      const connection = client.duplicate();
      let subscribed = false;
      // The client subscribes again after a reconnection.
      const onReady = async (): Promise<void> => {
        if (!subscribed) await connection.subscribe(channel, onMessage);
        subscribed = true;
        onSubscribed();
      };
      const note = (err: unknown): void => log.debug({ err, channel }, 'a subscription of Redis is broken');
      connection.on('error', note);
      connection.on('ready', () => void (subscribed && onSubscribed()));
      connect(connection, note, onReady);
      subscriptions.push({
        reconnect() {
          connection.destroy();
          connect(connection, note, onReady);
        },
        // One server's connection says itself when it was broken; those of a group do not.
        mayHaveMissed: () => isGroup && subscribed && onSubscribed(),
        close: () => connection.destroy(),
      });
    },
    close() {
      closed = true;
      clearTimeout(probing);
      for (const subscription of subscriptions) subscription.close();
      client.destroy();
    },
  };
}

/** The client goes on trying by itself. */
function connect(client: RedisClient, onError: (error: unknown) => void, onConnected: () => Promise<void>): void {
  client.connect().then(onConnected).catch(onError);
}

/** Redis is not blamed where this process is late itself: it gets the time again after the event loop was busy. */
function inTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const due = performance.now() + ms;
      // One more round of the event loop reads an answer that is there already.
      timer = setTimeout(() => setImmediate(() => (performance.now() - due > BUSY_MS ? wait() : late())), ms);
    };
    const late = (): void => reject(new RedisAway(`Redis did not answer within ${ms} ms.`));
    wait();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
