import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Returns the address. Port 0: any free port. Rejects with EADDRINUSE if the port is taken. */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
}
