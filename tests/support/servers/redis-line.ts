import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createClient } from 'redis';

/** A line to a Redis that can be cut, and that can hang: what is sent then gets no answer. */
export interface RedisLine extends AsyncDisposable {
  url: string;
  cut: () => void;
  hang: () => void;
  /** What is sent takes this many ms more, in each direction. */
  slow: (ms: number) => void;
  mend: () => void;
  /** New connections work; those of before stay silent, as if their other end had lost its power. */
  heal: () => void;
}

/** Opens a line to the Redis at an address, which may name one of its databases. */
export async function openRedisLine(address: string): Promise<RedisLine> {
  const { hostname, port, pathname } = new URL(address);
  const sockets = new Set<Socket>();
  let state: 'well' | 'cut' | 'hanging' = 'well';
  let delayMs = 0;
  const end = (): void => sockets.forEach((socket) => socket.destroy());
  let silent = new Set<Socket>();
  const server = createServer((client) => {
    if (state === 'cut') return void client.destroy();
    const redis = connect(Number(port || 6379), hostname);
    for (const [from, to] of [
      [client, redis],
      [redis, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        const pass = (): void => void (state === 'well' && !silent.has(from) && to.write(chunk));
        if (delayMs > 0) setTimeout(pass, delayMs);
        else pass();
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    cut() {
      state = 'cut';
      end();
    },
    hang: () => void (state = 'hanging'),
    slow: (ms) => void (delayMs = ms),
    mend() {
      // What was swallowed is lost: those who waited for it connect anew.
      if (state === 'hanging') end();
      state = 'well';
      delayMs = 0;
    },
    heal() {
      silent = new Set(sockets);
      state = 'well';
    },
    async [Symbol.asyncDispose]() {
      end();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Takes away all that is in the database of an address. */
export async function flushDatabase(address: string): Promise<void> {
  const client = await createClient({ url: address }).connect();
  await client.flushDb();
  client.destroy();
}
