import type { Server } from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';

/** Returns the address. Port 0: any free port. Rejects with EADDRINUSE if the port is taken. */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
}

/**
 * Takes no new connections, and leaves those that are open as they are: `close` of node:http would also end connections on which the
 * first request has yet to come. Resolves when all have ended.
 */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
}
