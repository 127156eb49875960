import type { Server } from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Returns the address. Port 0: any free port. Rejects with EADDRINUSE if the port is taken. */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
}

const ACCEPT_MS = 500; // at most, for connections that wait when a server stops

/**
 * Takes no new connections, and leaves those that are open as they are: `close` of node:http would also end connections on which the
 * first request has yet to come. Resolves when all have ended.
 */
export async function stopListening(server: Server): Promise<void> {
  await acceptAll(server);
  await new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
}

/** A closing socket resets the connections that wait to be accepted. Node accepts one in each turn of its loop; under a flood some always wait. */
async function acceptAll(server: Server): Promise<void> {
  const end = performance.now() + ACCEPT_MS;
  let accepted = true;
  const note = (): void => void (accepted = true);
  server.on('connection', note);
  await nextTurn(); // the end of this turn, in which nothing may have been accepted
  while (accepted && performance.now() < end) {
    accepted = false;
    await nextTurn();
  }
  server.off('connection', note);
}
